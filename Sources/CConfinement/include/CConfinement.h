#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

// What a process can give up for good so that whoever takes it over has gained little. Swift cannot
// call prctl, which takes a variable number of arguments.

/// Gives up, for this process and every thread of it: core dumps and being looked into by other
/// processes of the user; privileges by way of another program; running other programs at all, and
/// the network. Returns 0, or -1 with the reason in errno where the kernel did not agree to all of it.
int confinement_begin(void);

#endif
