#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>
#endif
