public import CoreTransferable
public import Foundation

extension View {
    /// Lets values of a type be dropped on the view. A value of another type is converted if its representations allow that,
    /// otherwise it is refused.
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
                    delegate: ValueDrop<T>(isTargeted: isTargeted, action: action))))
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
    /// Calls `action` with the value as a type, in an array. A value that must be encoded and decoded first counts as taken. A
    /// drag has one value.
    func load<T: Transferable>(_ type: T.Type, _ action: @escaping ([T]) -> Bool) -> Bool {
        switch first?.loading(as: type) {
        case .ready(let value): return action([value])
        case nil: return false
        case .some(let loading):
            let name = "\(type)"
            TransferWork(loading) {
                _ = action([$0])
            } failure: {
                Warning.log("A dropped value could not be converted to \(name): \($0)")
            }
            .start()
            return true
        }
    }
}
