#ifndef POWERLOSS_H
#define POWERLOSS_H

// A disk whose power can fail, for the databases of one folder.
//
// It stands between SQLite and the disk and remembers what was written and what of it was synced since.
// When the power fails, every write that was not synced may be there, be missing, be there in part, or
// have left rubbish in its place, whatever became of those before and after it. So it goes with files
// that were made and deleted.

// Has SQLite use it from now on. Files of other folders are left to the disk as it is.
int powerloss_install(void);

// Begins with the files of a folder as they are now. Those of the folder before must be closed. The power fails after so many writes, syncs,
// truncations and deletions; what happens later is not kept. The seed decides what becomes of what was
// not synced.
void powerloss_begin(const char *folder, unsigned long long seed, long operations);

// Says that so much has been told to the user.
void powerloss_acknowledge(long count);

// Fails now at the latest, and writes the files as they are found afterwards into another folder.
// Returns how much had been acknowledged before the power failed; -1 if the files cannot be written.
long powerloss_end(const char *into);

// How many operations have been seen since the beginning, and how many of them were writes that were
// not synced when the power failed.
long powerloss_operations(void);
long powerloss_unsynced(void);
#endif
