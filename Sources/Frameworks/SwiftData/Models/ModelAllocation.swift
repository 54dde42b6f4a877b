internal import EspalierCAllocation

/// Makes objects of a model's class without its initializer, which computes the initial value of each property before the values of a row
/// take their place.
///
/// Only classes whose objects consist of the backing alone are made so: those without a superclass, and without stored properties that the
/// store does not keep. An object that the initializer made is compared with one of this form first (`docs/decisions/0122-lazy-queries.md`).
struct ModelAllocation: @unchecked Sendable {
    /// The metadata of the class, which is never changed or freed.
    private let metadata: UnsafeRawPointer

    /// The parts of a class's metadata that are read. Swift's layout of classes is that of the compiler's `TargetClassMetadata` for systems
    /// without Objective-C.
    private enum Layout {
        static let superclass = 8
        static let size = 24
        /// The address of the metadata and the counts of references.
        static let header = 16
        static let objectSize = header + MemoryLayout<_ModelBacking>.size
        static let alignmentMask = MemoryLayout<_ModelBacking>.alignment - 1
    }

    /// Nil if objects of the class have other contents.
    init?(_ entity: ModelEntity) {
        guard entity.superentity == nil, MemoryLayout<_ModelBacking>.size == 16 else { return nil }
        metadata = unsafeBitCast(entity.type as AnyObject.Type, to: UnsafeRawPointer.self)
        guard metadata.load(fromByteOffset: Layout.superclass, as: UInt.self) == 0,
            metadata.load(fromByteOffset: Layout.size, as: UInt32.self) == Layout.objectSize
        else { return nil }
        let storage = ModelStorage(entity, level: 0, fetched: nil)
        let object: any PersistentModel = entity.type.init(backingData: storage)
        let isExpected = withExtendedLifetime(object) {
            let address = UnsafeRawPointer(Unmanaged.passUnretained(object as AnyObject).toOpaque())
            return address.load(as: UnsafeRawPointer.self) == metadata
                && address.load(fromByteOffset: Layout.header, as: UnsafeRawPointer.self)
                    == UnsafeRawPointer(Unmanaged.passUnretained(storage).toOpaque())
                && address.load(fromByteOffset: Layout.header + 8, as: Int.self) == -1
        }
        guard isExpected else { return nil }
    }

    /// An object with a backing.
    ///
    /// - Parameter type: The class for which the allocation was made.
    @inline(__always)
    func make<T: PersistentModel>(_ type: T.Type, _ backing: _ModelBacking) -> T {
        let address = espalier_allocate_object(metadata, Layout.objectSize, Layout.alignmentMask)
        (address + Layout.header).initializeMemory(as: _ModelBacking.self, to: backing)
        return Unmanaged<T>.fromOpaque(address).takeRetainedValue()
    }
}
