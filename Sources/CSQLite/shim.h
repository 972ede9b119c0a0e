#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#include <sqlite3.h>

// Swift can neither call variadic functions nor see macros that cast.

static inline int csqlite_db_config(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// Reads from the start of the database file through SQLite's own file handle. Opening the file a
// second time with open(2) and closing it would drop every POSIX lock this process holds on it.
static inline int csqlite_read_header(sqlite3 *db, void *buffer, int length) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (code != SQLITE_OK) return code;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  code = file->pMethods->xRead(file, buffer, length, 0);
  // If the file is too short, the rest of the buffer has been filled with zeros.
  return code == SQLITE_IOERR_SHORT_READ ? SQLITE_OK : code;
}
#endif
