#include "CSourceCommit.h"

// A build in a working tree gets the commit from its script. In an export, git archive has replaced
// the text between the dollar signs (.gitattributes).
#ifndef SOURCE_COMMIT
#define SOURCE_COMMIT "$Format:%H %cs %(describe:match=v[0-9]*)$"
#endif

const char *source_commit(void) { return SOURCE_COMMIT; }
