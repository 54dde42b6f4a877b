/// Weak references in the properties of views.
enum WeakReferences {
    /// Whether values of a type contain weak references. Their type reads as that of strong ones, but their bytes are not a reference.
    ///
    /// By Swift's ABI, the word in front of a type's metadata is the address of its value witness table, whose flags are behind eight
    /// functions and two sizes. Weak references are the only values that can be copied but not moved as bytes, which a flag states.
    static func areContained(in type: Any.Type) -> Bool {
        let witnesses = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[-1]
        let flags = witnesses.load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
        return flags & 0x10_0000 != 0
    }
}
