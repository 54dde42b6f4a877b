import Foundation

/// The state of a page's views by structural paths, to be written and read by builds of the same program.
///
/// A snapshot holds all of a page's state or none: state that was kept beside state that was lost would be a page that never
/// was. One value that cannot be written down makes the whole snapshot an `obstacle`, and the page starts anew from it.
@MainActor
struct StateSnapshot {
    /// The values by their paths.
    private(set) var values: [String: Data] = [:]
    /// The first property whose value cannot be written down, with the reason.
    private(set) var obstacle: String?
    /// Objects by their numbers: several properties may hold the same one.
    private(set) var objects: [Int: Data] = [:]

    private static let obstaclePath = "!"
    private static let objectPrefix = "#"

    // MARK: Making

    /// The state of a graph, with the values that no view has taken from the snapshot that the graph itself was made from:
    /// they belong to rows that were not shown since.
    ///
    /// - Parameter known: The objects that were made from that snapshot.
    init(of root: ViewNode, remains: StateSnapshot, known: [Int: AnyObject]) {
        values = remains.values
        let waiting = Set(values.values.compactMap(StateDecoder.objectNumber))
        var encoder = StateEncoder(objects: remains.objects.filter { waiting.contains($0.key) }, known: known)
        func visit(_ node: ViewNode, _ path: String) {
            node.forEachSnapshotSlot { name, slot in
                switch slot.record(with: &encoder) {
                case nil, .initial: break
                case .value(let data): values["\(path)/\(node.depth).\(name)"] = data
                case .unrestorable(let reason): obstacle = obstacle ?? "\(node.typeName).\(name): \(reason)"
                }
            }
            node.forEachChildWithState { name, child in visit(child, name.isEmpty ? path : "\(path)/\(name)") }
        }
        visit(root, "")
        objects = encoder.objects
    }

    init() {}

    /// The first property below `root` whose value cannot be written down, with the reason.
    static func obstacle(below root: ViewNode) -> String? {
        var found: String?
        func visit(_ node: ViewNode) {
            guard found == nil else { return }
            node.forEachSnapshotSlot { name, slot in
                if found == nil, let reason = slot.obstacle { found = "\(node.typeName).\(name): \(reason)" }
            }
            node.forEachChildWithState { _, child in visit(child) }
        }
        visit(root)
        return found
    }

    /// The name of a property's place in the tree, the same in each process of the same program.
    static func structuralPath(of node: ViewNode, property: String) -> String {
        var parts: [String] = []
        var child = node
        while let parent = child.parent {
            let name = parent.structuralComponent(of: child)
            if !name.isEmpty { parts.append(name) }
            child = parent
        }
        return parts.reversed().reduce(into: "") { $0 += "/" + $1 } + "/\(node.depth).\(property)"
    }

    // MARK: As bytes

    /// Paths and values, each after its length, in the order of the paths; empty where there is no state.
    var data: Data {
        var entries: [(String, Data)] =
            if let obstacle { [(Self.obstaclePath, Data(obstacle.utf8))] } else {
                values.map { ($0.key, $0.value) } + objects.map { ("\(Self.objectPrefix)\($0.key)", $0.value) }
            }
        entries.sort { $0.0 < $1.0 }
        var output = Data()
        func append(_ bytes: some Collection<UInt8>) {
            withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { output.append(contentsOf: $0) }
            output.append(contentsOf: bytes)
        }
        for (path, value) in entries {
            append(Array(path.utf8))
            append(value)
        }
        return output
    }

    /// Reads `data`; nil where the bytes are cut short or damaged.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        var index = 0
        func next() -> ArraySlice<UInt8>? {
            guard bytes.count - index >= 4 else { return nil }
            let length = (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
            index += 4
            guard bytes.count - index >= length else { return nil }
            defer { index += length }
            return bytes[index..<index + length]
        }
        while index < bytes.count {
            guard let pathBytes = next(), let path = String(validating: pathBytes, as: UTF8.self), let value = next()
            else { return nil }
            if path == Self.obstaclePath {
                obstacle = String(decoding: value, as: UTF8.self)
            } else if path.hasPrefix(Self.objectPrefix) {
                guard let number = Int(path.dropFirst(Self.objectPrefix.count)) else { return nil }
                objects[number] = Data(value)
            } else {
                values[path] = Data(value)
            }
        }
    }

    /// Takes the value at a path out of the snapshot: no second view may get it.
    mutating func take(_ path: String) -> Data? { values.removeValue(forKey: path) }
}

/// A value of a node's that may be written into a snapshot.
@MainActor
protocol SnapshotSlot: AnyObject {
    /// The value as a snapshot holds it; nil for what is no state of the node's own.
    func record(with encoder: inout StateEncoder) -> StateRecord?

    /// Why the value cannot be written down; nil where it can.
    var obstacle: String? { get }
}

/// A value as a snapshot holds it.
enum StateRecord {
    case value(Data)
    /// The value that the view begins with: nothing has to be kept of it.
    case initial
    case unrestorable(String)
}

extension StateLocation: @MainActor SnapshotSlot {
    func record(with encoder: inout StateEncoder) -> StateRecord? {
        if Value.self is any TransientState.Type { return nil }
        if let data = encoder.encode(stored) { return .value(data) }
        return isAsMade ? .initial : .unrestorable(reason)
    }

    var obstacle: String? {
        if Value.self is any TransientState.Type || StateEncoder.canEncode(stored) || isAsMade { return nil }
        return reason
    }

    /// Whether a view that is made again begins with the same value.
    @MainActor private var isAsMade: Bool { !wasSet && !StateEncoder.holdsObjects(stored) }

    private var reason: String { "\(Value.self) is not Codable" }
}

/// State of this module that belongs to a page on the screen, not to what it shows: it begins anew with the page.
protocol TransientState {}
