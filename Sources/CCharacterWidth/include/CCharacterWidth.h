#ifndef CCHARACTERWIDTH_H
#define CCHARACTERWIDTH_H

#include <stddef.h>

/// Columns of a character in the current locale, or -1 for one that has no picture. The C library
/// declares it only under X/Open, which Swift's module for the C library does not ask for.
int wcwidth(wchar_t character);

#endif
