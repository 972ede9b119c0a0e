#pragma once

/// The commit of the source, its date and its tag, as git writes them: "HASH DATE TAG", with the
/// word "changed" at the end if the source differs from the commit. Any other text means that the
/// commit is unknown.
const char *source_commit(void);
