#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

// Limits how many tests run at once, before the first one begins. There is nothing to call.
#endif
