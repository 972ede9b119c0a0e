#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

// The rights that a process can give up for good, so that an attacker who takes it over gains
// little. Swift cannot call prctl, which takes a variable number of arguments.

/// Gives up, for this process and every thread of it: core dumps and being inspected by other
/// processes of the user; gaining privileges through another program; running other programs at
/// all, and the network. Returns 0, or -1 with the reason in errno if the kernel did not agree to
/// all of it.
int confinement_begin(void);

#endif
