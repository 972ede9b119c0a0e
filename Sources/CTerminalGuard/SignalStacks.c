#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

// A thread that has used up its stack has none left for the handler that restores the terminal,
// unless it has another one for that. Only a thread itself can provide it, and most of ours are
// created by libdispatch, for Swift's tasks. So every thread of the program begins here. The room
// is only address space until a handler needs it.
//
// The sanitizers start all threads themselves.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define THREADS_ARE_BEGUN_ELSEWHERE
#endif
#endif

#ifndef THREADS_ARE_BEGUN_ELSEWHERE
enum { ROOM = 65536 };

typedef void *body(void *);
typedef int creator(pthread_t *, const pthread_attr_t *, body *, void *);
struct beginning {
  body *run;
  void *argument;
};

static void give_back(void *room) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(room, ROOM);
}

static void *begin(void *pointer) {
  struct beginning beginning = *(struct beginning *)pointer;
  void *result;
  free(pointer);
  void *room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  // Without it the thread runs anyway.
  if (room == MAP_FAILED) return beginning.run(beginning.argument);
  stack_t stack = {.ss_sp = room, .ss_size = ROOM};
  sigaltstack(&stack, NULL);
  pthread_cleanup_push(give_back, room);
  result = beginning.run(beginning.argument);
  pthread_cleanup_pop(1);
  return result;
}

/// Starts a thread as the system's function of this name does, which it shadows.
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, body *run, void *argument) {
  static creator *system_create;
  creator *create = __atomic_load_n(&system_create, __ATOMIC_ACQUIRE);
  if (!create) {
    create = (creator *)dlsym(RTLD_NEXT, "pthread_create");
    __atomic_store_n(&system_create, create, __ATOMIC_RELEASE);
  }
  struct beginning *beginning = malloc(sizeof *beginning);
  if (!beginning) return create(thread, attributes, run, argument);
  *beginning = (struct beginning){run, argument};
  int problem = create(thread, attributes, begin, beginning);
  if (problem) free(beginning);
  return problem;
}
#endif
