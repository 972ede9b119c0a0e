#include "PowerLoss.h"
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECTOR = 512, NAMES = 64 };

typedef struct {
  unsigned char *bytes;
  size_t size;
} Content;

// A write, or with no bytes a truncation to `offset`.
typedef struct {
  size_t offset;
  size_t size;
  unsigned char *bytes;
} Change;

typedef struct Inode {
  Content durable;
  Change *changes;
  int count;
  int is_entry_unsynced;
  struct Inode *next;
} Inode;

// What a name leads to, and what it leads to if the power fails and the folder was not synced.
typedef struct {
  char name[512];
  Inode *now;
  Inode *durable;
  Content found;
  int is_found;
} Name;

typedef struct {
  sqlite3_file base;
  Inode *inode;
  sqlite3_file *real;
} File;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sqlite3_vfs *disk;
static sqlite3_vfs shim;
static char folder[512];
static Name names[NAMES];
static int name_count;
static Inode *inodes;
static long seen, limit, acknowledged, acknowledged_then, unsynced;
static int has_failed;
static unsigned long long state;

static unsigned long long random_number(void) {
  unsigned long long z = (state += 0x9E3779B97F4A7C15ULL);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static void resize(Content *content, size_t size) {
  content->bytes = realloc(content->bytes, size ? size : 1);
  if (size > content->size) memset(content->bytes + content->size, 0, size - content->size);
  content->size = size;
}

static void put(Content *content, size_t offset, const unsigned char *bytes, size_t size) {
  if (offset + size > content->size) resize(content, offset + size);
  memcpy(content->bytes + offset, bytes, size);
}

static void apply(Content *content, const Change *change) {
  if (change->bytes) put(content, change->offset, change->bytes, change->size);
  else resize(content, change->offset);
}

static Content copy(const Content *content) {
  Content made = {malloc(content->size ? content->size : 1), content->size};
  if (content->size) memcpy(made.bytes, content->bytes, content->size);
  return made;
}

// A write of which each sector is new, old, or neither.
static void tear(Content *content, const Change *change) {
  for (size_t done = 0; done < change->size;) {
    size_t end = (change->offset + done) / SECTOR * SECTOR + SECTOR - change->offset;
    if (end > change->size) end = change->size;
    unsigned char rubbish[SECTOR];
    for (size_t i = 0; i < end - done; i++) rubbish[i] = (unsigned char)random_number();
    unsigned long long fate = random_number() % 4;
    if (fate < 2) put(content, change->offset + done, change->bytes + done, end - done);
    else if (fate == 2) put(content, change->offset + done, rubbish, end - done);
    done = end;
  }
}

// What is found of a file after the power has failed.
static Content remains(const Inode *inode, int mood) {
  Content found = copy(&inode->durable);
  int kept = inode->count ? (int)(random_number() % (unsigned)(inode->count + 1)) : 0;
  for (int i = 0; i < inode->count; i++) {
    const Change *change = &inode->changes[i];
    unsynced++;
    int stays = mood == 0 ? 0 : mood == 1 ? i < kept : (int)(random_number() % 2);
    if (stays) apply(&found, change);
    else if (change->bytes && mood > 1 && random_number() % 2) tear(&found, change);
  }
  return found;
}

static void fail(void) {
  if (has_failed) return;
  has_failed = 1;
  acknowledged_then = acknowledged;
  int mood = (int)(random_number() % 4);
  for (int i = 0; i < name_count; i++) {
    Name *name = &names[i];
    Inode *inode = name->now == name->durable || random_number() % 2 ? name->now : name->durable;
    name->is_found = inode != NULL;
    if (inode) name->found = remains(inode, mood);
  }
}

// Counts an operation that is about to happen.
static void step(void) {
  if (seen++ >= limit) fail();
}

static Name *name_of(const char *path) {
  for (int i = 0; i < name_count; i++)
    if (strcmp(names[i].name, path) == 0) return &names[i];
  if (name_count == NAMES || strlen(path) >= sizeof names[0].name) abort();
  Name *name = &names[name_count++];
  memset(name, 0, sizeof *name);
  strcpy(name->name, path);
  return name;
}

static int is_ours(const char *path) {
  size_t length = strlen(folder);
  if (!length || !path || strncmp(path, folder, length) || path[length] != '/') return 0;
  return strchr(path + length + 1, '/') == NULL;
}

// MARK: - Files

static sqlite3_file *real(sqlite3_file *file) { return ((File *)file)->real; }

static void record(sqlite3_file *file, size_t offset, const void *bytes, size_t size) {
  Inode *inode = ((File *)file)->inode;
  pthread_mutex_lock(&lock);
  step();
  inode->changes = realloc(inode->changes, sizeof(Change) * (size_t)(inode->count + 1));
  Change *change = &inode->changes[inode->count++];
  *change = (Change){offset, size, bytes ? malloc(size ? size : 1) : NULL};
  if (bytes) memcpy(change->bytes, bytes, size);
  pthread_mutex_unlock(&lock);
}

static int file_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int file_read(sqlite3_file *file, void *bytes, int size, sqlite3_int64 offset) {
  return real(file)->pMethods->xRead(real(file), bytes, size, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset) {
  record(file, (size_t)offset, bytes, (size_t)size);
  return real(file)->pMethods->xWrite(real(file), bytes, size, offset);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  record(file, (size_t)size, NULL, 0);
  return real(file)->pMethods->xTruncate(real(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
  (void)flags;
  Inode *inode = ((File *)file)->inode;
  pthread_mutex_lock(&lock);
  step();
  for (int i = 0; i < inode->count; i++) {
    apply(&inode->durable, &inode->changes[i]);
    free(inode->changes[i].bytes);
  }
  inode->count = 0;
  // With the first sync of a log that it has made, SQLite syncs the folder too.
  if (inode->is_entry_unsynced)
    for (int i = 0; i < name_count; i++) names[i].durable = names[i].now;
  inode->is_entry_unsynced = 0;
  pthread_mutex_unlock(&lock);
  return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real(file)->pMethods->xFileSize(real(file), size);
}
static int file_lock(sqlite3_file *file, int kind) {
  return real(file)->pMethods->xLock(real(file), kind);
}
static int file_unlock(sqlite3_file *file, int kind) {
  return real(file)->pMethods->xUnlock(real(file), kind);
}
static int file_is_reserved(sqlite3_file *file, int *result) {
  return real(file)->pMethods->xCheckReservedLock(real(file), result);
}
static int file_control(sqlite3_file *file, int code, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), code, argument);
}
static int file_sector_size(sqlite3_file *file) {
  return real(file)->pMethods->xSectorSize(real(file));
}
static int file_characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}
static int file_map(sqlite3_file *file, int page, int size, int extends, void volatile **result) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extends, result);
}
static int file_lock_shared(sqlite3_file *file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
static void file_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }
static int file_unmap(sqlite3_file *file, int deletes) {
  return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

static const sqlite3_io_methods methods = {
    2, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock,
    file_unlock, file_is_reserved, file_control, file_sector_size, file_characteristics, file_map,
    file_lock_shared, file_barrier, file_unmap, NULL, NULL,
};

// MARK: - The folder

static int vfs_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *out) {
  (void)vfs;
  int kinds = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
  pthread_mutex_lock(&lock);
  int ours = is_ours(path) && flags & kinds;
  pthread_mutex_unlock(&lock);
  if (!ours) return disk->xOpen(disk, path, file, flags, out);
  File *made = (File *)file;
  made->real = (sqlite3_file *)(made + 1);
  made->base.pMethods = NULL;
  int code = disk->xOpen(disk, path, made->real, flags, out);
  if (code != SQLITE_OK) return code;
  made->base.pMethods = &methods;
  pthread_mutex_lock(&lock);
  Name *name = name_of(path);
  if (!name->now) {
    name->now = calloc(1, sizeof(Inode));
    name->now->next = inodes;
    inodes = name->now;
    sqlite3_int64 size = 0;
    made->real->pMethods->xFileSize(made->real, &size);
    // What lies there from before is on the disk; an empty file has just been made.
    if (size) {
      resize(&name->now->durable, (size_t)size);
      made->real->pMethods->xRead(made->real, name->now->durable.bytes, (int)size, 0);
      name->durable = name->now;
    } else {
      name->now->is_entry_unsynced = 1;
    }
  }
  made->inode = name->now;
  pthread_mutex_unlock(&lock);
  return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *path, int syncs) {
  (void)vfs;
  pthread_mutex_lock(&lock);
  if (is_ours(path)) {
    step();
    name_of(path)->now = NULL;
    if (syncs)
      for (int i = 0; i < name_count; i++) names[i].durable = names[i].now;
  }
  pthread_mutex_unlock(&lock);
  return disk->xDelete(disk, path, syncs);
}

// The other calls are the disk's own, which does not look at the object that they come with, but at
// its own data.
int powerloss_install(void) {
  pthread_mutex_lock(&lock);
  int code = SQLITE_OK;
  if (!disk) {
    disk = sqlite3_vfs_find(NULL);
    shim = *disk;
    shim.zName = "powerloss";
    shim.pNext = NULL;
    shim.szOsFile = (int)sizeof(File) + disk->szOsFile;
    shim.xOpen = vfs_open;
    shim.xDelete = vfs_delete;
    code = sqlite3_vfs_register(&shim, 1);
  }
  pthread_mutex_unlock(&lock);
  return code;
}

void powerloss_begin(const char *path, unsigned long long seed, long operations) {
  pthread_mutex_lock(&lock);
  while (inodes) {
    Inode *next = inodes->next;
    for (int i = 0; i < inodes->count; i++) free(inodes->changes[i].bytes);
    free(inodes->changes);
    free(inodes->durable.bytes);
    free(inodes);
    inodes = next;
  }
  name_count = 0;
  seen = acknowledged = acknowledged_then = unsynced = 0;
  has_failed = 0;
  limit = operations;
  state = seed;
  snprintf(folder, sizeof folder, "%s", path);
  pthread_mutex_unlock(&lock);
}

void powerloss_acknowledge(long count) {
  pthread_mutex_lock(&lock);
  acknowledged = count;
  pthread_mutex_unlock(&lock);
}

long powerloss_end(const char *into) {
  pthread_mutex_lock(&lock);
  fail();
  long result = acknowledged_then;
  for (int i = 0; i < name_count; i++) {
    Name *name = &names[i];
    if (!name->is_found) continue;
    char path[1100];
    snprintf(path, sizeof path, "%s%s", into, name->name + strlen(folder));
    FILE *file = fopen(path, "w");
    if (!file || fwrite(name->found.bytes, 1, name->found.size, file) != name->found.size)
      result = -1;
    if (file && fclose(file)) result = -1;
    free(name->found.bytes);
  }
  folder[0] = 0;
  pthread_mutex_unlock(&lock);
  return result;
}

long powerloss_operations(void) { return seen; }
long powerloss_unsynced(void) { return unsynced; }
