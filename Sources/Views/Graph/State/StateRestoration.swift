import Foundation

/// Restores the state of a snapshot into the views of a new page, value by value.
@MainActor
final class StateRestoration {
    /// The values that no view has taken.
    private(set) var remains: StateSnapshot
    private var decoder: StateDecoder
    /// The first property whose value in the snapshot has another type than in the view.
    private(set) var failure: (property: String, owner: String)?
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
        guard let data = remains.take(path) else { return nil }
        guard let value = decoder.decode(type, from: data) else {
            failure = failure ?? ("\(node.typeName).\(property)", StateSnapshot.owner(of: path))
            return nil
        }
        return value
    }
}
