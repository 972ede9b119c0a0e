#pragma once

/// The commit of the source, its date and its tag, as git writes them: "HASH DATE TAG", with the word
/// "changed" at the end if the source differs from the commit. Without a commit it is anything else.
const char *source_commit(void);
