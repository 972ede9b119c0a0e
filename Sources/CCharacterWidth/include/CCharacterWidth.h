#ifndef CCHARACTERWIDTH_H
#define CCHARACTERWIDTH_H

#include <stddef.h>

/// Columns of a character in the current locale, or -1 for one that cannot be printed. The C
/// library declares it only under X/Open, which Swift's module for the C library does not request.
int wcwidth(wchar_t character);

#endif
