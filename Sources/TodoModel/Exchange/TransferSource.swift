/// Delivers the elements of a file one after the other, and nil at its end.
///
/// It throws `StoreError.importRefused` if the file is not what it should be: then nothing of it
/// counts.
public typealias TransferSource = () throws -> TransferElement?
