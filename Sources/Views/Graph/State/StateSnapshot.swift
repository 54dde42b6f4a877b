import Foundation

/// The state of a page's views by structural paths. Other builds of the same program can read it.
///
/// A view that keeps a value which cannot be encoded is left out with all of its state, which belongs together. The state of other
/// views remains, and so does the page's place (`docs/decisions/0054-state-by-owner.md`).
@MainActor
struct StateSnapshot {
    /// The values by their paths.
    private(set) var values: [String: Data] = [:]
    /// The properties whose values cannot be encoded, with the reasons.
    private(set) var losses: [String] = []
    /// The decoded segments of the place to which the page goes or, if state is lost, where it is; nil if the state leads there.
    private(set) var place: [String]?
    /// Objects by their numbers, because several properties may refer to the same object.
    private(set) var objects: [Int: Data] = [:]

    private static let lossPrefix = "!"
    private static let placePath = "@"
    private static let objectPrefix = "#"
    /// The largest number of properties in the list of losses.
    private static let lossLimit = 16

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
        func visit(_ node: ViewNode, _ path: String) {
            var owned = OwnedState()
            node.forEachSnapshotSlot { name, slot in
                owned.add(slot, at: "\(path)/\(node.depth).\(name)", "\(node.typeName).\(name)", with: &encoder)
            }
            take(owned)
            node.forEachChildWithState { name, child in visit(child, name.isEmpty ? path : "\(path)/\(name)") }
        }
        visit(root, "")
        var owners: [String: OwnedState] = [:]
        kept.forEachSnapshotSlot { path, slot in
            owners[Self.owner(of: path), default: OwnedState()].add(slot, at: path, Self.keptName(path), with: &encoder)
        }
        for owner in owners.keys.sorted() { if let owned = owners[owner] { take(owned) } }
        objects = encoder.objects
    }

    private mutating func take(_ owned: OwnedState) {
        if owned.isWhole { values.merge(owned.values) { $1 } }
        for loss in owned.losses where losses.count < Self.lossLimit && !losses.contains(loss) { losses.append(loss) }
    }

    /// The view to which the property at a path belongs, as the part of the path that all of its properties have.
    static func owner(of path: String) -> String { String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]) }

    /// Removes the state of a view.
    mutating func drop(_ owner: String) { values = values.filter { Self.owner(of: $0.key) != owner } }

    /// The values of a snapshot that belong to the page's tab, as a snapshot; nil without any.
    static func sceneValues(in data: Data) -> Data? {
        // The root of a page stores them.
        let prefix = "/0." + PageStorage.prefix + PageStorage.scenePrefix
        var snapshot = StateSnapshot()
        snapshot.values = StateSnapshot(data)?.values.filter { $0.key.hasPrefix(prefix) } ?? [:]
        return snapshot.values.isEmpty ? nil : snapshot.data
    }

    /// Adds the place of the page, unless the state leads there.
    mutating func add(_ place: PagePlace) { self.place = place.snapshotSegments(isLosing: !losses.isEmpty) }

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
        var entries = values.map { ($0.key, $0.value) } + objects.map { ("\(Self.objectPrefix)\($0.key)", $0.value) }
        entries += losses.enumerated().map { ("\(Self.lossPrefix)\($0.offset)", Data($0.element.utf8)) }
        if let place, let json = try? JSONEncoder().encode(place) { entries.append((Self.placePath, json)) }
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
            if path.hasPrefix(Self.lossPrefix) {
                losses.append(String(decoding: value, as: UTF8.self))
            } else if path == Self.placePath {
                place = try? JSONDecoder().decode([String].self, from: Data(value))
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
    /// A value that starts over without the others of its view, with the reason.
    case alone(String)
    case unrestorable(String)
}

/// The state of one view, which a snapshot contains as a whole or not at all.
@MainActor
private struct OwnedState {
    private(set) var values: [String: Data] = [:]
    private(set) var losses: [String] = []
    private(set) var isWhole = true

    mutating func add(
        _ slot: any SnapshotSlot, at path: String, _ name: @autoclosure () -> String, with encoder: inout StateEncoder
    ) {
        switch slot.record(with: &encoder) {
        case nil, .initial: break
        case .value(let data): values[path] = data
        case .alone(let reason): losses.append("\(name()): \(reason)")
        case .unrestorable(let reason):
            losses.append("\(name()): \(reason)")
            isWhole = false
        }
    }
}

extension StateLocation: @MainActor SnapshotSlot {
    func record(with encoder: inout StateEncoder) -> StateRecord? {
        if isSecret || Value.self is any TransientState.Type { return nil }
        if let data = encoder.encode(stored) { return .value(data) }
        if isAsMade { return .initial }
        return isOfLibrary ? .alone(reason) : .unrestorable(reason)
    }

    var obstacle: String? {
        if isSecret || Value.self is any TransientState.Type || StateEncoder.canEncode(stored) || isAsMade
            || isOfLibrary
        {
            return nil
        }
        return reason
    }

    /// Whether the library encodes values of this type if it can. No other value of a view depends on them.
    @MainActor private var isOfLibrary: Bool { StateDecoder.coding(Value.self) != nil }

    /// Whether the view would start with the same value if it were made again.
    @MainActor private var isAsMade: Bool { !wasSet && !StateEncoder.holdsObjects(stored) }

    private var reason: String { "\(Value.self) is not Codable" }
}

/// State of this module that belongs to the open page rather than to its content. It starts over with the page.
protocol TransientState {}
