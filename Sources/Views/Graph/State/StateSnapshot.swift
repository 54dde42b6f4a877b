import Foundation

/// The state of a page's views by structural paths. Other builds of the same program can read it.
///
/// A snapshot contains all of a page's state or none, because a part of the state would be a page that never existed.
/// If a value cannot be encoded, the whole snapshot is only an `obstacle`, and a page made from it starts over.
@MainActor
struct StateSnapshot {
    /// The values by their paths.
    private(set) var values: [String: Data] = [:]
    /// The first property whose value cannot be encoded, with the reason.
    private(set) var obstacle: String?
    /// Objects by their numbers, because several properties may refer to the same object.
    private(set) var objects: [Int: Data] = [:]

    private static let obstaclePath = "!"
    private static let objectPrefix = "#"

    // MARK: Making

    /// The state of a graph, with the values that no view has taken from the snapshot of which the graph was made: they
    /// belong to rows that have not been shown since.
    ///
    /// - Parameters:
    ///   - kept: The state of removed views that will be made again.
    ///   - known: The objects that were made from that snapshot.
    init(of root: ViewNode, kept: KeptState, remains: StateSnapshot, known: [Int: AnyObject]) {
        values = remains.values
        let waiting = Set(values.values.compactMap(StateDecoder.objectNumber))
        var encoder = StateEncoder(objects: remains.objects.filter { waiting.contains($0.key) }, known: known)
        func add(_ slot: any SnapshotSlot, at path: String, _ name: @autoclosure () -> String) {
            switch slot.record(with: &encoder) {
            case nil, .initial: break
            case .value(let data): values[path] = data
            case .unrestorable(let reason): obstacle = obstacle ?? "\(name()): \(reason)"
            }
        }
        func visit(_ node: ViewNode, _ path: String) {
            node.forEachSnapshotSlot { name, slot in
                add(slot, at: "\(path)/\(node.depth).\(name)", "\(node.typeName).\(name)")
            }
            node.forEachChildWithState { name, child in visit(child, name.isEmpty ? path : "\(path)/\(name)") }
        }
        visit(root, "")
        kept.forEachSnapshotSlot { path, slot in add(slot, at: path, Self.keptName(path)) }
        objects = encoder.objects
    }

    init() {}

    /// The name of a property at a path, without the type of its view.
    private static func keptName(_ path: String) -> String { String(path.split(separator: ".").last ?? "") }

    /// The first property of a page whose value cannot be encoded, with the reason.
    static func obstacle(below root: ViewNode, kept: KeptState) -> String? {
        var found: String?
        func visit(_ node: ViewNode) {
            guard found == nil else { return }
            node.forEachSnapshotSlot { name, slot in
                if found == nil, let reason = slot.obstacle { found = "\(node.typeName).\(name): \(reason)" }
            }
            node.forEachChildWithState { _, child in visit(child) }
        }
        visit(root)
        kept.forEachSnapshotSlot { path, slot in
            if found == nil, let reason = slot.obstacle { found = "\(keptName(path)): \(reason)" }
        }
        return found
    }

    /// The path of a property, which is the same in each process of the same program.
    static func structuralPath(of node: ViewNode, property: String) -> String {
        structuralPath(of: node) + "/\(node.depth).\(property)"
    }

    /// The path of a node.
    static func structuralPath(of node: ViewNode) -> String {
        var parts: [String] = []
        var child = node
        while let parent = child.parent {
            let name = parent.structuralComponent(of: child)
            if !name.isEmpty { parts.append(name) }
            child = parent
        }
        return parts.reversed().reduce(into: "") { $0 += "/" + $1 }
    }

    // MARK: Encoding

    /// Paths and values in the order of the paths, each after its length; empty if there is no state.
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

    /// Reads `data`. Returns nil if the bytes are cut off or damaged.
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

    /// Removes and returns the value at a path, so that no other view takes it.
    mutating func take(_ path: String) -> Data? { values.removeValue(forKey: path) }
}

/// A value of a node that a snapshot may contain.
@MainActor
protocol SnapshotSlot: AnyObject {
    /// The value for a snapshot; nil if it is not state of the node.
    func record(with encoder: inout StateEncoder) -> StateRecord?

    /// The reason why the value cannot be encoded; nil if it can.
    var obstacle: String? { get }
}

/// A value in a snapshot.
enum StateRecord {
    case value(Data)
    /// The initial value of the view, which need not be stored.
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

    /// Whether the view would start with the same value if it were made again.
    @MainActor private var isAsMade: Bool { !wasSet && !StateEncoder.holdsObjects(stored) }

    private var reason: String { "\(Value.self) is not Codable" }
}

/// State of this module that belongs to the open page rather than to its content. It starts over with the page.
protocol TransientState {}
