#ifndef CFRIBIDI_SHIM_H
#define CFRIBIDI_SHIM_H
#include <fribidi/fribidi.h>
#include <stddef.h>
#include <stdint.h>

// FriBidi's types of characters and paragraphs are enumerations or integers, as its configuration
// wants, and its tests of types are macros: Swift reaches neither.

/// The direction of the first letter: 1 for right to left, 0 for left to right, -1 without one.
static inline int cf_direction(const uint32_t *text, int count) {
  for (int i = 0; i < count; i++) {
    FriBidiCharType type = fribidi_get_bidi_type(text[i]);
    if (FRIBIDI_IS_LETTER(type)) return FRIBIDI_IS_RTL(type) ? 1 : 0;
  }
  return -1;
}

/// Orders a line of a paragraph with the given direction. `order` gets the index of each character
/// from left to right, `levels` the level of each character as stored, which is odd where it runs
/// from right to left. Returns 0 when there is no memory.
static inline int cf_order(
    const uint32_t *text, int count, int is_right_to_left, int *order, signed char *levels) {
  FriBidiParType direction = is_right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
  return fribidi_log2vis(text, count, &direction, 0, 0, order, levels);
}

/// The character that a bracket or another sign becomes where it runs from right to left; the same
/// one for any other.
static inline uint32_t cf_mirrored(uint32_t character) {
  FriBidiChar mirrored = character;
  fribidi_get_mirror_char(character, &mirrored);
  return mirrored;
}

/// Columns of a character in the current locale, or -1 for one that cannot be printed. The C
/// library declares it only under X/Open, which Swift's module for the C library does not request.
int wcwidth(wchar_t character);
#endif
