#if DEBUG
    /// Finds the types of a program that conform to a protocol.
    ///
    /// Each executable, library and test bundle registers its tables of conformances with Swift's runtime when it is loaded. The runtime
    /// enumerates them (`swift_enumerateAllMetadataSections`, which Swift Testing uses in the same way), and their layout is part of
    /// Swift's ABI (swiftlang/swift, `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h`).
    package enum ConformanceSearch {
        /// The types that conform to a protocol, in the order of the program. Generic types are left out.
        ///
        /// - Parameters:
        ///   - existential: The type `(any P).self` of the protocol `P`, which has no superclass and is no composition.
        ///   - cast: Converts a type to one of the protocol; nil for a type that does not conform in the current context.
        package static func types<Found>(that existential: Any.Type, _ cast: (Any.Type) -> Found?) -> [Found] {
            let sought = unsafeBitCast(existential, to: UnsafeRawPointer.self)
                .load(fromByteOffset: ExistentialLayout.protocolDescriptor, as: UnsafeRawPointer.self)
            var found: [Found] = []
            for table in tables() {
                for entry in stride(from: table.startIndex, to: table.endIndex, by: RelativePointer.size) {
                    guard let base = table.baseAddress else { continue }
                    let conformance = RelativePointer.target(base + entry)
                    guard RelativePointer.indirectableTarget(conformance) == sought,
                        let type = type(of: conformance), let converted = cast(type)
                    else { continue }
                    found.append(converted)
                }
            }
            return found
        }

        /// Offsets in the metadata of an existential type: kind, flags, number of protocols, and the first protocol.
        private enum ExistentialLayout {
            static let protocolDescriptor = 16
        }

        /// Offsets in a conformance: the protocol, the type, the witness table, and flags.
        private enum ConformanceLayout {
            static let type = 4
            static let flags = 12
        }

        /// Offsets in the description of a type: flags, parent, name, and the function that returns the type.
        private enum TypeLayout {
            static let flags = 0
            static let access = 12
            static let isGeneric: UInt32 = 0x80
        }

        /// Offsets in the table of sections: a version, four addresses, and the ranges of the sections.
        private enum SectionsLayout {
            static let oldestVersion: UInt = 1
            static let conformances = 6 * MemoryLayout<UInt>.size
        }

        private enum RelativePointer {
            static let size = 4

            static func target(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
                pointer + Int(pointer.load(as: Int32.self))
            }

            /// The target of a pointer whose lowest bit says that another pointer lies between.
            static func indirectableTarget(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
                let offset = pointer.load(as: Int32.self)
                let target = pointer + Int(offset & ~1)
                return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
            }
        }

        /// The type of a conformance; nil for a generic one.
        private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
            let kind = conformance.load(fromByteOffset: ConformanceLayout.flags, as: UInt32.self) >> 3 & 7
            var description = RelativePointer.target(conformance + ConformanceLayout.type)
            // 0 is a direct reference, 1 one through another pointer; the others are classes of Objective-C.
            guard kind < 2 else { return nil }
            if kind == 1 { description = description.load(as: UnsafeRawPointer.self) }
            guard description.load(fromByteOffset: TypeLayout.flags, as: UInt32.self) & TypeLayout.isGeneric == 0 else {
                return nil
            }
            let access = RelativePointer.target(description + TypeLayout.access)
            let metadata = unsafeBitCast(access, to: (@convention(c) (UInt) -> UnsafeRawPointer).self)(0)
            return unsafeBitCast(metadata, to: Any.Type.self)
        }

        /// The tables of conformances of all parts of the program.
        private static func tables() -> [UnsafeRawBufferPointer] {
            var tables: [UnsafeRawBufferPointer] = []
            withUnsafeMutablePointer(to: &tables) { tables in
                enumerateSections(
                    { sections, tables in
                        guard sections.load(as: UInt.self) >= SectionsLayout.oldestVersion else { return true }
                        let range = sections + SectionsLayout.conformances
                        let start = UnsafeRawPointer(bitPattern: range.load(as: UInt.self))
                        let count = range.load(fromByteOffset: MemoryLayout<UInt>.size, as: Int.self)
                        let table = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
                        tables?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(table)
                        return true
                    }, tables)
            }
            return tables
        }
    }

    /// The runtime's function that calls another one with the sections of each part of the program, until it returns false.
    @_silgen_name("swift_enumerateAllMetadataSections")
    private func enumerateSections(
        _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?
    )
#endif
