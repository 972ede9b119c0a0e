/// A store in a running program, which the journal identifies as the writer of an entry.
public enum StoreInstance {}
