#ifndef CMD4C_SHIM_H
#define CMD4C_SHIM_H
#include <md4c.h>
#endif
