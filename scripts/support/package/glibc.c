// Two functions that only glibc 2.35 and newer have, for a program that also runs with 2.34: linked
// into the program, they are used instead.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <math.h>
#include <stdint.h>

// The length of the hypotenuse. In double precision no square of a float overflows.
float hypotf(float x, float y) {
  if (isinf(x) || isinf(y)) return INFINITY;
  return (float)__builtin_sqrt((double)x * x + (double)y * y);
}

struct search {
  uintptr_t address;
  struct dl_find_object *found;
};

// Whether a loaded object contains the address, with its table of frames.
static int is_in_object(struct dl_phdr_info *info, size_t size, void *argument) {
  (void)size;
  struct search *search = argument;
  uintptr_t frames = 0, start = 0, end = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    uintptr_t begin = info->dlpi_addr + segment->p_vaddr;
    if (segment->p_type == PT_GNU_EH_FRAME) frames = begin;
    if (segment->p_type != PT_LOAD) continue;
    if (!start || begin < start) start = begin;
    if (begin + segment->p_memsz > end) end = begin + segment->p_memsz;
  }
  if (!frames || search->address < start || search->address >= end) return 0;
  *search->found = (struct dl_find_object){
      .dlfo_map_start = (void *)start,
      .dlfo_map_end = (void *)end,
      .dlfo_eh_frame = (void *)frames};
  return 1;
}

// Finds the object that contains an address, as the unwinder did before: by looking at each.
int _dl_find_object(void *address, struct dl_find_object *found) {
  struct search search = {(uintptr_t)address, found};
  return dl_iterate_phdr(is_in_object, &search) == 1 ? 0 : -1;
}
