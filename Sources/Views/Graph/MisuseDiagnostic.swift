import EspalierLayoutEngine
import Foundation

/// What an app's author wrote that no layout can use. The page stands without it, and standard error says where it was.
enum MisuseDiagnostic {
    /// Tells of a modifier's lengths, once for each place and value.
    ///
    /// - Parameters:
    ///   - view: The type of the view that is modified.
    ///   - call: The modifier with its arguments, as it would be written.
    static func warn<V>(of view: V.Type, _ call: String, _ rule: String) {
        var place = name(of: view)
        if let author = DependencyTracking.reader?.authorName { place = author + ": " + place }
        Warning.once("\(place).\(call): \(rule)")
    }

    /// The name of the view inside of all modifiers, without its generic arguments.
    private static func name<V>(of view: V.Type) -> String {
        var name = "\(view)"[...]
        while name.hasPrefix("ModifiedContent<") { name = name.dropFirst("ModifiedContent<".count) }
        return String(name.prefix { !"<,>".contains($0) })
    }
}

extension ViewNode {
    /// The name of the author's own view in whose body this node's view was written; nil where that is in a scene.
    nonisolated var authorName: String? {
        UncheckedTransfer(self).onMain { node in
            var node: ViewNode? = node
            while let current = node {
                if let view = current.viewType, !LibraryModule.contains(view) { return current.typeName }
                node = current.parent
            }
            return nil
        }
    }
}

extension LayoutNode {
    /// Places an item whose place or size no page has: its size is what it was offered where that is a number, else 0, and
    /// its place the container's corner. Standard error names the view.
    func placeWithinReach(_ origin: CGPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        func length(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            if abs(length) < PixelGrid.reach / 4 { return length }
            guard let proposed, proposed < PixelGrid.reach / 4 else { return 0 }
            return max(proposed, 0)
        }
        func distance(_ distance: CGFloat) -> CGFloat { abs(distance) < PixelGrid.reach / 4 ? distance : 0 }
        let place = authorName.map { $0 + ": " } ?? ""
        Warning.once(
            "\(place)\(typeName): no page has room for \(size.width) × \(size.height) points at \(origin.x), \(origin.y)."
        )
        self.place(
            at: CGPoint(x: distance(origin.x), y: distance(origin.y)), proposal: proposal,
            size: CGSize(width: length(size.width, proposal.width), height: length(size.height, proposal.height)))
    }
}

extension Optional<CGFloat> {
    /// Whether it may be the length of something.
    @inline(__always) var isLength: Bool {
        guard let self else { return true }
        return self >= 0 && self < .infinity
    }

    /// Whether it may be the greatest length of something, for which infinity is one.
    @inline(__always) var isMaximum: Bool {
        guard let self else { return true }
        return self >= 0
    }

    fileprivate var written: String { map { "\($0)" } ?? "nil" }
}

extension View {
    nonisolated static func checkFrame(width: CGFloat?, height: CGFloat?) {
        if width.isLength, height.isLength { return }
        MisuseDiagnostic.warn(
            of: Self.self, "frame(width: \(width.written), height: \(height.written))",
            "a length must be finite and not negative; a negative one counts as 0, others as none.")
    }

    nonisolated static func checkFrame(
        _ axis: String, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?
    ) {
        if minimum.isLength, ideal.isLength, maximum.isMaximum {
            if minimum == nil, ideal == nil { return }
            let (least, greatest) = (minimum ?? 0, maximum ?? .infinity)
            if least <= greatest, ideal.map({ least <= $0 && $0 <= greatest }) ?? true { return }
        }
        MisuseDiagnostic.warn(
            of: Self.self,
            "frame(min\(axis): \(minimum.written), ideal\(axis): \(ideal.written), max\(axis): \(maximum.written))",
            "the lengths must be in this order, finite but for the greatest, and not negative.")
    }

    nonisolated static func warnOfDistances(_ modifier: String, _ distances: CGFloat...) {
        MisuseDiagnostic.warn(
            of: Self.self, "\(modifier)(\(distances.map { "\($0)" }.joined(separator: ", ")))",
            "what is infinite or not a number counts as 0.")
    }
}
