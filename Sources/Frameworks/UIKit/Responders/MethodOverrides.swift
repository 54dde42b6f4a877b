/// Tells whether a class overrides one of some methods of a base class.
///
/// On Apple's systems, the Objective-C runtime tells the implementation of a method. Swift keeps the implementations of a class in a table
/// behind its metadata, in which the methods of the base class have the same places in all subclasses. A subclass that overrides just the
/// methods shows these places: there its table differs from that of the base class, and those of two plain subclasses do not.
struct MethodOverrides {
    private let base: [UInt]
    private let places: [Int]

    /// - Parameters:
    ///   - overriding: A subclass that overrides the methods. Its implementations differ from each other.
    ///   - plain: Two subclasses that override nothing. They have initializers of their own, whose places do not count.
    init(of baseClass: AnyClass, overriding: AnyClass, plain: (AnyClass, AnyClass)) {
        let count = Self.wordCount(of: baseClass)
        let base = Self.words(of: baseClass, count)
        let (own, first, second) = (
            Self.words(of: overriding, count), Self.words(of: plain.0, count), Self.words(of: plain.1, count)
        )
        self.base = base
        places = (Self.headerCount..<max(Self.headerCount, count)).filter {
            own[$0] != base[$0] && first[$0] == base[$0] && second[$0] == base[$0]
        }
    }

    /// The number of methods that were found.
    var methodCount: Int { places.count }

    /// Whether a subclass of the base class overrides one of the methods, itself or by a class between.
    func contains(_ type: AnyClass) -> Bool {
        let words = Self.words(of: type, base.count)
        return places.contains { words[$0] != base[$0] }
    }

    // MARK: Metadata

    /// The words in front of the members: kind, superclass, flags, sizes, description and the destroyer of variables.
    private static let headerCount = 7

    /// The number of words of a class's metadata, from the one to which its type points. The 32-bit numbers at 32 and 36 bytes are the
    /// size of all metadata and of the part before that word.
    private static func wordCount(of type: AnyClass) -> Int {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
        let start = metadata.load(fromByteOffset: 36, as: UInt32.self)
        return size > start ? Int(size - start) / MemoryLayout<UInt>.size : 0
    }

    /// The first words of the metadata of a class, which has at least as many as its base class.
    private static func words(of type: AnyClass, _ count: Int) -> [UInt] {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        return (0..<count).map { metadata[$0] }
    }
}
