/// A function without captures: its result depends only on its argument, and on what else it reads.
nonisolated struct PlainFunction: Equatable {
    private let address: UInt

    /// Nil for a function with captures, which another function at the same address need not have.
    init?<Input, Output>(_ function: @escaping (Input) -> Output) {
        // A function is two words: the address of its code and a reference to its captures, which is null without any. The types of
        // the argument and of the result are generic here and in a view's storage, so no adapter takes the function's place.
        typealias Words = (address: UInt, captures: UInt)
        guard MemoryLayout<(Input) -> Output>.size == MemoryLayout<Words>.size else { return nil }
        let words = unsafeBitCast(function, to: Words.self)
        guard words.captures == 0 else { return nil }
        address = words.address
    }
}
