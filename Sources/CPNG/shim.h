#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H
#include <png.h>
#include <string.h>

// Swift does not see macros that combine others.

static inline png_image cpng_image(void) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  return image;
}

static inline png_uint_32 cpng_format_rgba(void) { return PNG_FORMAT_RGBA; }
#endif
