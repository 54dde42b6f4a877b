/// Up to 64 neighboring nodes in one allocation. Immutable.
final class DisplayBlock: ManagedBuffer<DisplayBlock.Header, DisplayNode> {
    static let capacity = 64

    struct Header {
        var count: Int32
        /// Whether one of the nodes or their descendants accepts keyboard or pointer input.
        var isInteractive: Bool
    }

    static func make(_ nodes: ArraySlice<DisplayNode>) -> DisplayBlock {
        make(count: nodes.count) { place in
            nodes.withUnsafeBufferPointer { place.initialize(from: $0.baseAddress!, count: $0.count) }
        }
    }

    /// A copy with one node replaced.
    func replacing(_ index: Int, with node: DisplayNode) -> DisplayBlock {
        Self.make(count: count) { place in
            withUnsafeMutablePointerToElements { place.initialize(from: $0, count: count) }
            place[index] = node
        }
    }

    private static func make(count: Int, fill: (UnsafeMutablePointer<DisplayNode>) -> Void) -> DisplayBlock {
        let made = create(minimumCapacity: count) { _ in Header(count: 0, isInteractive: false) }
        made.withUnsafeMutablePointers { header, place in
            fill(place)
            let nodes = UnsafeBufferPointer(start: place, count: count)
            header.pointee = Header(
                count: Int32(count), isInteractive: nodes.contains(where: \.reachesInput))
        }
        return unsafeDowncast(made, to: DisplayBlock.self)
    }

    deinit {
        withUnsafeMutablePointers { header, place in _ = place.deinitialize(count: Int(header.pointee.count)) }
    }

    func withNodes(_ body: (UnsafeBufferPointer<DisplayNode>) -> Void) {
        withUnsafeMutablePointers { header, place in
            body(UnsafeBufferPointer(start: place, count: Int(header.pointee.count)))
        }
    }

    var count: Int { Int(header.count) }
    var isInteractive: Bool { header.isInteractive }

    subscript(index: Int) -> DisplayNode {
        precondition(index >= 0 && index < count)
        return withUnsafeMutablePointerToElements { $0[index] }
    }
}
