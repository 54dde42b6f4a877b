import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Difference {
    /// Writes tracks for parts of nodes that do not change directly from their old to their new value during a motion.
    mutating func writeTracks(_ old: DisplayTree, _ new: DisplayTree) {
        var tracked: Set<Int> = []
        for samples in new.samples where samples.stages.first == 0 {
            tracked.formUnion(writeTracks(of: samples, old, new))
        }
        // A track shows the content itself, so the content does not fade as well.
        if tracked.isEmpty { return }
        for index in operations.indices {
            switch operations[index] {
            case .text(let node, let text, _, _) where tracked.contains(node): operations[index] = .text(node, text)
            case .content(let node, let markup, _, _) where tracked.contains(node):
                operations[index] = .content(node, markup)
            default: break
            }
        }
    }

    /// Writes the tracks of one motion. Returns the nodes whose contents have tracks.
    private mutating func writeTracks(of samples: DisplaySamples, _ old: DisplayTree, _ new: DisplayTree) -> Set<Int> {
        let timing = samples.axis.timing.flatMap { index(of: $0) }
        let isWhole = samples.stages.last == 1
        var tracks = TrackWriter(stages: isWhole ? samples.stages : samples.stages + [1], timing: timing)
        let versions = isWhole ? samples.roots : samples.roots + [new.root]
        tracks.visit(
            TrackedNode(
                old: old.root, versions: versions, oldPlace: ElementPlace(old.root.gridFrame),
                places: versions.map { ElementPlace($0.gridFrame) }, context: .root), in: &self)
        return tracks.trackedContents
    }
}

extension DisplaySamples.Axis {
    /// The animation whose progress the stages are; nil if each node has its own.
    fileprivate var timing: DisplayAnimation? {
        switch self {
        case .progress: nil
        case .time(let duration): DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: duration)
        case .clock(let stretch):
            DisplayAnimation(
                curve: .bezier(0, 0, 1, 1), duration: stretch.duration, delay: stretch.start - stretch.now,
                repeatCount: stretch.isEndless ? .infinity : 1, clock: stretch.now)
        }
    }
}

/// A node at the stages of a motion.
private struct TrackedNode {
    /// The node before the motion; nil for a new node.
    var old: DisplayNode?
    var versions: [DisplayNode]
    var oldPlace: ElementPlace
    var places: [ElementPlace]
    var context: ElementContext

    var new: DisplayNode { versions[versions.count - 1] }
}

/// Writes the tracks of a motion.
private struct TrackWriter {
    let stages: [Double]
    /// The index of a linear animation; nil if the stages are the progress of each node's own animation.
    let timing: Int?
    /// The nodes whose contents have tracks.
    private(set) var trackedContents: Set<Int> = []

    init(stages: [Double], timing: Int?) {
        self.stages = stages
        self.timing = timing
    }

    /// The maximum size of a node's track in bytes. A larger one is omitted, and the node changes at once.
    private static let byteLimit = 8192

    mutating func visit(_ node: TrackedNode, in difference: inout Difference) {
        let new = node.new
        if node.versions.allSatisfy({ $0 === new }), node.places.allSatisfy({ $0 == node.places[0] }) { return }
        let kind = ElementKind(of: new, context: node.context)
        guard node.versions.allSatisfy({ ElementKind(of: $0, context: node.context) == kind }) else { return }
        if let animation = timing ?? difference.index(of: new.animation) {
            trackStyle(node, kind, animation, in: &difference)
            trackContent(node, kind, animation, in: &difference)
        }
        visitChildren(node, kind, in: &difference)
    }

    private mutating func visitChildren(_ node: TrackedNode, _ kind: ElementKind, in difference: inout Difference) {
        let new = node.new
        if node.versions.allSatisfy({ $0.children.isIdentical(to: new.children) }) { return }
        let context = node.context.inside(kind, new)
        let placed = node.versions.map { places(of: $0) }
        let oldPlaced = node.old.map { places(of: $0) } ?? [:]
        for child in new.children {
            let entries = placed.compactMap { $0[child.id] }
            // A node that does not exist at every stage has no track.
            guard entries.count == node.versions.count else { continue }
            let before = oldPlaced[child.id]
            visit(
                TrackedNode(
                    old: before?.node, versions: entries.map(\.node), oldPlace: before?.place ?? entries[0].place,
                    places: entries.map(\.place), context: context), in: &difference)
        }
    }

    private func places(of node: DisplayNode) -> [Int: (node: DisplayNode, place: ElementPlace)] {
        var placer = ElementPlacer(node.content)
        var places: [Int: (node: DisplayNode, place: ElementPlace)] = [:]
        for child in node.children { places[child.id] = (child, placer.place(child)) }
        return places
    }

    // MARK: Style

    private func trackStyle(
        _ node: TrackedNode, _ kind: ElementKind, _ animation: Int, in difference: inout Difference
    ) {
        var values: [CSSProperty: [String]] = [:]
        for (index, version) in node.versions.enumerated() {
            for (property, value) in declarations(of: version, at: node.places[index], kind, in: &difference) {
                values[property, default: Array(repeating: property.initialValue, count: index)].append(value)
            }
            for (property, list) in values where list.count == index {
                values[property] = list + [property.initialValue]
            }
        }
        Matrices.fillGaps(of: &values)
        let old = node.old.map { declarations(of: $0, at: node.oldPlace, kind, in: &difference) } ?? [:]
        for (property, list) in values.sorted(by: { "\($0.key)" < "\($1.key)" })
        where list.contains(where: { $0 != list[0] }) {
            var before = node.old == nil ? list[0] : old[property] ?? property.initialValue
            var forms = list
            if property == .transform {
                if before.isEmpty { before = Matrices.identity }
                forms = Matrices.alike([before] + list)
                before = forms.removeFirst()
            }
            guard !list.contains(""), let track = NumberTrack(forms, stages: stages) else { continue }
            let led = timing == nil ? track.starting(from: before) : track
            let tolerances =
                property == .transform ? Matrices.tolerances(of: list, size: node.new.frame.size) : nil
            let kept = led.thinned(tolerance: property.tolerance, tolerances)
            // The browser itself interpolates from the old value to the new one.
            if kept.count == 2, timing == nil { continue }
            difference.operations.append(.track(node.new.id, .style(property), kept, animation: animation))
        }
    }

    private func declarations(
        of node: DisplayNode, at place: ElementPlace, _ kind: ElementKind, in difference: inout Difference
    ) -> [CSSProperty: String] {
        difference.newStyle.removeAll()
        difference.newStyle.declareStyle(of: node, at: place, isVoid: kind.isVoid)
        var values: [CSSProperty: String] = [:]
        for declaration in difference.newStyle.declarations {
            values[declaration.property] = difference.newStyle.string(
                from: declaration.valueStart, to: declaration.valueEnd)
        }
        return values
    }

    // MARK: Content

    private mutating func trackContent(
        _ node: TrackedNode, _ kind: ElementKind, _ animation: Int, in difference: inout Difference
    ) {
        let new = node.new
        switch new.content {
        case .drawing where timing != nil, .shape where new.shapeDrawing == .vector:
            guard let list = markup(of: node, kind, in: &difference) else { return }
            appendDrawing(list, of: new, animation, in: &difference)
        case .text(let text) where text.singleLine != nil:
            let list = node.versions.compactMap { version -> String? in
                if case .text(let text) = version.content { text.singleLine } else { nil }
            }
            append(list, as: .text, of: node, animation, in: &difference)
        case .text:
            guard let list = markup(of: node, kind, in: &difference) else { return }
            append(list, as: .content, of: node, animation, in: &difference)
        default: break
        }
    }

    /// Appends a track of drawings, with as many samples as the limit allows.
    private func appendDrawing(
        _ list: [String], of node: DisplayNode, _ animation: Int, in difference: inout Difference
    ) {
        // Between texts of different forms nothing is interpolated.
        let runs = NumberTrack.runs(of: list, stages: stages)
        for tolerance in [0.25, 0.5, 1, 2, 4] {
            let kept = runs.flatMap { $0.thinned(tolerance: tolerance) }
            guard kept.reduce(0, { $0 + $1.value.utf8.count }) <= Self.byteLimit else { continue }
            difference.operations.append(.track(node.id, .drawing, kept, animation: animation))
            return
        }
    }

    private mutating func append(
        _ list: [String], as part: TrackedPart, of node: TrackedNode, _ animation: Int,
        in difference: inout Difference
    ) {
        guard list.count == stages.count else { return }
        let kept = steps(list)
        if kept.count < 2 || kept.reduce(0, { $0 + $1.value.utf8.count }) > Self.byteLimit { return }
        trackedContents.insert(node.new.id)
        difference.operations.append(.track(node.new.id, part, kept, animation: animation))
    }

    /// The values that differ from the previous ones.
    private func steps(_ list: [String]) -> [TrackSample] {
        list.indices.filter { $0 == 0 || list[$0] != list[$0 - 1] }.map { TrackSample(stages[$0], list[$0]) }
    }

    /// The content of the element at each stage; nil if it is always the same.
    private func markup(
        of node: TrackedNode, _ kind: ElementKind, in difference: inout Difference
    ) -> [String]? {
        var list: [String] = []
        for version in node.versions {
            difference.writer.out.removeAll()
            difference.writer.writeContent(version, kind: kind, context: node.context)
            list.append(difference.writer.out.string())
        }
        return list.contains { $0 != list[0] } ? list : nil
    }
}

/// Transforms that are matrices, by their numbers in CSS.
private enum Matrices {
    static let identity = "matrix(1,0,0,1,0,0)"

    /// Gives stages without a transform the identity, and the origin of the others.
    static func fillGaps(of values: inout [CSSProperty: [String]]) {
        guard let transforms = values[.transform], transforms.contains(""),
            transforms.allSatisfy({ $0.isEmpty || $0.hasPrefix("matrix") })
        else { return }
        values[.transform] = transforms.map { $0.isEmpty ? identity : $0 }
        guard let origins = values[.transformOrigin], let origin = origins.first(where: { !$0.isEmpty }) else { return }
        values[.transformOrigin] = zip(origins, transforms).map { $1.isEmpty ? origin : $0 }
    }

    /// The transforms in one form: if some are projections, all are.
    static func alike(_ list: [String]) -> [String] {
        guard list.contains(where: { $0.hasPrefix("matrix3d(") }) else { return list }
        return list.map { text in
            guard text.hasPrefix("matrix("), text.hasSuffix(")") else { return text }
            let m = text.dropFirst(7).dropLast().split(separator: ",")
            guard m.count == 6 else { return text }
            return "matrix3d(\(m[0]),\(m[1]),0,0,\(m[2]),\(m[3]),0,0,0,0,1,0,\(m[4]),\(m[5]),0,1)"
        }
    }

    /// The errors of the numbers of matrices that move a corner by a quarter of a point; nil for other transforms.
    static func tolerances(of list: [String], size: CGSize) -> [Double]? {
        guard list.allSatisfy({ $0.hasPrefix("matrix") && !$0.contains(" ") }) else { return nil }
        let side = Double(max(size.width, size.height, 1))
        let (linear, projective) = (0.25 / side, 0.25 / (side * side))
        guard list.contains(where: { $0.hasPrefix("matrix3d(") }) else {
            return [linear, linear, linear, linear, 0.25, 0.25]
        }
        let row = [linear, linear, linear, projective]
        // The first number is the 3 in the name of the function.
        return [1] + row + row + row + [0.25, 0.25, 0.25, linear]
    }
}

extension CSSProperty {
    /// The value of an element without a declaration, for properties that are omitted at this value; otherwise empty.
    fileprivate var initialValue: String {
        switch self {
        case .left, .top, .marginLeft, .marginTop, .borderRadius: "0px"
        case .opacity: "1"
        default: ""
        }
    }

    /// The largest invisible error of a number of the property.
    fileprivate var tolerance: Double {
        switch self {
        case .left, .top, .right, .bottom, .width, .height, .marginLeft, .marginTop, .gap, .fontSize, .lineHeight,
            .borderRadius, .borderWidth, .clipPath:
            0.25
        default: 0.004
        }
    }
}
