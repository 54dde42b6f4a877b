public import CoreTransferable
public import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets values of a type be dropped on the view. A value of another type is converted if its representations allow that,
    /// otherwise it is refused.
    ///
    /// Files of the user's device can be dropped on a view for `URL`, for `Data`, and for a type with a representation for their type. They
    /// are uploaded first. A `URL` is the address of a copy on the server, which exists as long as the page. A folder arrives with its files
    /// in their structure: at most 256, in folders up to eight deep.
    ///
    /// - Parameters:
    ///   - action: Receives the values and the position in the view. Returns whether it takes them.
    ///   - isTargeted: Called with true when such a value is dragged over the view, and with false when it leaves.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                target: DropTarget(
                    accepts: { $0.loading(as: T.self) != nil },
                    delegate: ValueDrop<T>(isTargeted: isTargeted, action: action),
                    takesFiles: { T.self == URL.self || T.importedTypes().contains { $0.isOfDroppedFiles } })))
    }
}

/// Hands dropped values of a type to an action.
nonisolated struct ValueDrop<T: Transferable>: DropDelegate {
    let isTargeted: (Bool) -> Void
    let action: ([T], CGPoint) -> Bool

    @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }
    @MainActor func dropExited(info: DropInfo) { isTargeted(false) }

    @MainActor func performDrop(info: DropInfo) -> Bool {
        let isTaken = info.providers.load(T.self) { action($0, info.location) }
        if isTaken { isTargeted(false) }
        return isTaken
    }
}

extension [NSItemProvider] {
    /// Calls `action` with the values as a type. Values that must be encoded and decoded first count as taken. A drag of a view has one
    /// value.
    func load<T: Transferable>(_ type: T.Type, _ action: @escaping ([T]) -> Bool) -> Bool {
        let loadings = compactMap { $0.loading(as: type) }
        guard loadings.count == count, !isEmpty else { return false }
        let ready = loadings.compactMap { if case .ready(let value) = $0 { value } else { nil } }
        if ready.count == count { return action(ready) }
        let name = "\(type)"
        let all = TransferLoading<[T]>.later {
            var values: [T] = []
            for loading in loadings {
                switch loading {
                case .ready(let value): values.append(value)
                case .later(let load): values.append(try await load())
                }
            }
            return values
        }
        TransferWork(all) {
            _ = action($0)
        } failure: {
            Warning.log("A dropped value could not be converted to \(name): \($0)")
        }
        .start()
        return true
    }
}

extension UTType {
    /// Whether files of a type, or of one that conforms to it, can be dropped on views for the type. Plain texts do not count: they come
    /// from other views.
    var isOfDroppedFiles: Bool {
        if [.text, .plainText, .utf8PlainText].contains(self) { return false }
        return self == .content || self == .fileURL || UTType.data.conforms(to: self)
            || knownSubtypes.contains { !$0.filenameExtensions.isEmpty }
    }
}
