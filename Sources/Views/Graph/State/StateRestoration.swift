import Foundation

/// Restores the state of a snapshot into the views of a new page, value by value.
@MainActor
final class StateRestoration {
    /// The values that no view has taken.
    private(set) var remains: StateSnapshot
    private var decoder: StateDecoder
    /// The first property whose value in the snapshot has another type than in the view.
    private(set) var failure: (property: String, owner: String)?
    /// The properties for which views have asked in vain, with the views' types, and those of which a view has taken a value; by their names.
    private var missing: [String: String] = [:]
    private var found: Set<String> = []
    /// The place to which the page goes; nil if the state leads there.
    var place: [String]? { remains.place }

    /// Reads a snapshot. Returns nil and logs a line if the bytes contain no state.
    ///
    /// - Parameter dropped: The views whose state does not fit.
    init?(_ data: Data, without dropped: Set<String> = []) {
        guard let read = StateSnapshot(data) else {
            Warning.log("the page starts over: its snapshot is damaged")
            return nil
        }
        if dropped.isEmpty { for loss in read.losses { Warning.log("state starts over: \(loss)") } }
        remains = read
        for owner in dropped { remains.drop(owner) }
        decoder = StateDecoder(objects: read.objects)
    }

    var isPending: Bool { !remains.values.isEmpty }

    /// The objects that were made from the snapshot, by their numbers.
    var objects: [Int: AnyObject] { decoder.objects }

    /// Takes the value of a view's property. No other view can take it afterwards.
    func takeValue<Value>(for node: ViewNode, property: String, as type: Value.Type) -> Value? {
        let path = StateSnapshot.structuralPath(of: node, property: property)
        guard let data = remains.take(path) else {
            if !property.hasPrefix(PageStorage.prefix) { missing[property] = "\(node.typeName).\(property)" }
            return nil
        }
        found.insert(property)
        guard let value = decoder.decode(type, from: data) else {
            failure = failure ?? ("\(node.typeName).\(property)", StateSnapshot.owner(of: path))
            return nil
        }
        return value
    }

    /// The properties of views that are at other places than in the snapshot: a view has asked for one of the name, and no view has taken any of
    /// its values. A value of a name that several views have may belong to a row that is not shown yet, so it does not count.
    var moved: [String] {
        let left = Set(
            remains.values.keys.compactMap { path in
                path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) }
            })
        return missing.filter { left.contains($0.key) && !found.contains($0.key) }.values.sorted()
    }
}
