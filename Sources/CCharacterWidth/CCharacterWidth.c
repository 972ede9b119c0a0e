#include "CCharacterWidth.h"
