#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <string.h>
#include <term.h>

// Everything that Swift cannot reach by itself. Swift 6 refuses mutable C globals (stdscr, COLORS,
// stdin …); it imports neither variadic functions nor macros with casts in them.

/// newterm on standard input and output: `stdin` and `stdout` are mutable globals.
static inline SCREEN *cn_newterm(const char *name) { return newterm(name, stdout, stdin); }

/// The window of the whole screen: `stdscr` is a mutable global.
static inline WINDOW *cn_stdscr(void) { return stdscr; }

/// The window with what the terminal shows now: `curscr` is a mutable global.
static inline WINDOW *cn_curscr(void) { return curscr; }

/// The number of colour pairs that are possible: `COLOR_PAIRS` is a mutable global.
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

/// Frees the terminal description in use, after a check: `cur_term` is a mutable global.
static inline void cn_forget_description(void) { (void)del_curterm(cur_term); }

/// The columns of a character as ncurses measures them: wchar.h declares `wcwidth` only for X/Open
/// programs, which Swift is not.
static inline int cn_width(wchar_t character) {
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}

/// A file without a name in memory, or -1: sys/mman.h declares `memfd_create` only for GNU
/// programs, which Swift is not. It is closed on exec.
static inline int cn_memory_file(void) {
  extern int memfd_create(const char *, unsigned);
  return memfd_create("frame", 1);
}

// Attributes are macros with casts.
static const attr_t CN_BOLD = A_BOLD;
static const attr_t CN_ITALIC = A_ITALIC;
static const attr_t CN_UNDERLINE = A_UNDERLINE;
static const attr_t CN_REVERSE = A_REVERSE;
static const attr_t CN_STRIKE = A_BLINK;  // see cn_strike_instead_of_blink
// The number of a link or an image, in the six attributes that only terminals with `sgr1` show:
// horizontal, left, low, right, top and vertical highlighting. None of the terminals that get links
// or images has it.
static const unsigned CN_TAG_SHIFT = NCURSES_ATTR_SHIFT + 17;

/// The name of a capability of terminal descriptions whose value is a text, in the order of term.h;
/// NULL after the last one: `strnames` is an array without a size.
static inline const char *cn_capability(int index) { return strnames[index]; }

/// Fills one cell: setcchar with a pair that may be beyond 32767, as only its last argument can be.
static inline int cn_set_cell(
    cchar_t *cell, wchar_t base, wchar_t mark1, wchar_t mark2, wchar_t mark3, attr_t attributes,
    int pair) {
  const wchar_t text[] = {base, mark1, mark2, mark3, 0};
  return setcchar(cell, text, attributes, 0, &pair);
}

/// Makes A_BLINK draw a line through the text, on terminals whose description has a sequence for
/// that (`smxx`): ncurses has no attribute for it, and nothing of ours blinks. tigetstr returns the
/// very strings that ncurses writes, and the only difference is one digit in two of them. Call it
/// between newterm and the first output; it returns whether A_BLINK strikes through now.
static inline bool cn_strike_instead_of_blink(void) {
  char *strike = tigetstr("smxx"), *blink = tigetstr("blink"), *all = tigetstr("sgr");
  char *const none = (char *)-1;
  if (strike == none || blink == none || all == none || !strike || !blink || !all) return false;
  char *place = strstr(all, "%p4%t;5%;");
  if (!place || strcmp(strike, "\033[9m") != 0 || strcmp(blink, "\033[5m") != 0) return false;
  place[strlen("%p4%t;")] = '9';
  blink[strlen("\033[")] = '9';
  return true;
}

/// Puts bytes into ncurses's own buffer, so that they leave in one write with what it draws next.
/// `_nc_outch` is the function that its public functions pass to tputs for that; no header declares
/// it, but its two libraries have shared it under this name since 1999.
static inline void cn_buffer(const char *bytes) {
  extern int _nc_outch(int);
  while (*bytes) (void)_nc_outch(*bytes++);
}

/// Keeps ncurses from resetting the terminal's palette (`oc`) whenever it enters the screen: it
/// does so for programs that change it, and would discard the person's own colours.
static inline void cn_keep_palette(void) {
  char *reset = tigetstr("oc");
  if (reset && reset != (char *)-1) *reset = 0;
}
#endif
