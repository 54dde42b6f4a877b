/// The state of a hash function of nettle, and the functions that change it.
struct NettleState<Context>: @unchecked Sendable {
    // Sendable, because the context is a value without pointers, and the functions are C's.
    private var context: Context
    private let add: (UnsafeMutablePointer<Context>?, Int, UnsafePointer<UInt8>?) -> Void
    private let end: (UnsafeMutablePointer<Context>?, Int, UnsafeMutablePointer<UInt8>?) -> Void

    init(
        _ context: Context, _ begin: (UnsafeMutablePointer<Context>?) -> Void,
        _ add: @escaping (UnsafeMutablePointer<Context>?, Int, UnsafePointer<UInt8>?) -> Void,
        _ end: @escaping (UnsafeMutablePointer<Context>?, Int, UnsafeMutablePointer<UInt8>?) -> Void
    ) {
        self.context = context
        self.add = add
        self.end = end
        begin(&self.context)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        add(&context, bytes.count, bytes.bindMemory(to: UInt8.self).baseAddress)
    }

    /// The digest of all bytes so far.
    func digest(count: Int) -> [UInt8] {
        // nettle starts anew after a digest, so that it gets a copy.
        var context = context
        var bytes = [UInt8](repeating: 0, count: count)
        end(&context, count, &bytes)
        return bytes
    }
}
