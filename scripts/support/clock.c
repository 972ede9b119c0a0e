// Replaces the system's clock for a program and its children, by LD_PRELOAD. The clock is
// CLOCK_SECONDS ahead, or behind, and runs as the real one does. The times of files follow it.
// Clocks that measure time, CLOCK_MONOTONIC and its like, stay the same, and so do timers that use
// them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>

static long ahead;

// Read once: a program may drop its environment.
__attribute__((constructor)) static void read_seconds(void) {
  const char *text = getenv("CLOCK_SECONDS");
  ahead = text ? atol(text) : 0;
}

#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

int clock_gettime(clockid_t clock, struct timespec *time) {
  NEXT(clock_gettime);
  int result = next(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    time->tv_sec += ahead;
  }
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  NEXT(gettimeofday);
  int result = next(time, zone);
  if (result == 0) time->tv_sec += ahead;
  return result;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}

// The kernel waits by its own clock.
static const struct timespec *real(const struct timespec *end, struct timespec *place) {
  struct timespec now, passed;
  clock_gettime(CLOCK_REALTIME, &now);
  clock_gettime(CLOCK_MONOTONIC, &passed);
  // Some wait by a clock that measures time, which is far away from any date.
  if (labs(end->tv_sec - now.tv_sec) > labs(end->tv_sec - passed.tv_sec)) return end;
  *place = *end;
  place->tv_sec -= ahead;
  return place;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  NEXT(sem_timedwait);
  struct timespec place;
  return next(semaphore, real(end, &place));
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict end) {
  NEXT(pthread_cond_timedwait);
  struct timespec place;
  return next(condition, mutex, real(end, &place));
}

int pthread_mutex_timedlock(
  pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  NEXT(pthread_mutex_timedlock);
  struct timespec place;
  return next(mutex, real(end, &place));
}

// Times of files are shown as if this clock had written them, and written as if by the real one.

#define SHOW(status) \
  do { \
    (status)->st_atim.tv_sec += ahead; \
    (status)->st_mtim.tv_sec += ahead; \
    (status)->st_ctim.tv_sec += ahead; \
  } while (0)

#define STATUS_OF(name, type, parameters, arguments) \
  int name parameters { \
    NEXT(name); \
    int result = next arguments; \
    if (result == 0) SHOW(status); \
    return result; \
  }

STATUS_OF(stat, struct stat,
  (const char *restrict path, struct stat *restrict status), (path, status))
STATUS_OF(lstat, struct stat,
  (const char *restrict path, struct stat *restrict status), (path, status))
STATUS_OF(fstat, struct stat, (int file, struct stat *status), (file, status))
STATUS_OF(fstatat, struct stat,
  (int folder, const char *restrict path, struct stat *restrict status, int flags),
  (folder, path, status, flags))
STATUS_OF(stat64, struct stat64,
  (const char *restrict path, struct stat64 *restrict status), (path, status))
STATUS_OF(lstat64, struct stat64,
  (const char *restrict path, struct stat64 *restrict status), (path, status))
STATUS_OF(fstat64, struct stat64, (int file, struct stat64 *status), (file, status))
STATUS_OF(fstatat64, struct stat64,
  (int folder, const char *restrict path, struct stat64 *restrict status, int flags),
  (folder, path, status, flags))

int statx(
  int folder, const char *restrict path, int flags, unsigned mask,
  struct statx *restrict status) {
  NEXT(statx);
  int result = next(folder, path, flags, mask, status);
  if (result == 0) {
    status->stx_atime.tv_sec += ahead;
    status->stx_btime.tv_sec += ahead;
    status->stx_ctime.tv_sec += ahead;
    status->stx_mtime.tv_sec += ahead;
  }
  return result;
}

static const struct timespec *written(const struct timespec times[2], struct timespec place[2]) {
  if (!times) return times;
  for (int i = 0; i < 2; i++) {
    place[i] = times[i];
    if (times[i].tv_nsec != UTIME_NOW && times[i].tv_nsec != UTIME_OMIT) place[i].tv_sec -= ahead;
  }
  return place;
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
  NEXT(utimensat);
  struct timespec place[2];
  return next(folder, path, written(times, place), flags);
}

int futimens(int file, const struct timespec times[2]) {
  NEXT(futimens);
  struct timespec place[2];
  return next(file, written(times, place));
}
