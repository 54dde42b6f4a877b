public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// Follows a drag over a view, and performs the drop, for `onDrop(of:delegate:)`.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view accepts the drag, which enters it. By default, true.
    func validateDrop(info: DropInfo) -> Bool

    /// The user dropped the value on the view. Returns whether it was taken.
    func performDrop(info: DropInfo) -> Bool

    /// The drag entered the view.
    func dropEntered(info: DropInfo)

    /// The drag moved over the view. Returns what a drop would do; nil for the same as before, at first a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// The drag left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts each drag with a type of data that the view takes.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Does nothing.
    public func dropEntered(info: DropInfo) {}

    /// Proposes the same as before.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// A drag over a view.
public struct DropInfo {
    /// The pointer's position, in the view's coordinates.
    public let location: CGPoint
    /// The view's size.
    let size: CGSize
    let providers: [NSItemProvider]

    /// Whether the dragged value offers one of the given types of data.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Whether the dragged value offers one of the types of data with the given identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(exportedAs: $0) })
    }

    /// The dragged values that offer one of the given types of data.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { $0.offers(contentTypes) }
    }

    /// The dragged values that offer one of the types of data with the given identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(exportedAs: $0) })
    }
}

extension NSItemProvider {
    /// Whether the value offers one of the given types of data.
    func offers(_ types: [UTType]) -> Bool {
        let offered = registeredContentTypes
        return types.contains { type in offered.contains { $0.conforms(to: type) } }
    }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
    /// Nothing; the drag ends.
    case cancel
    /// The drop is refused.
    case forbidden
    /// The value is copied.
    case copy
    /// The value moves here.
    case move
}

/// The effect that a drop would have, which the pointer shows.
public struct DropProposal: Sendable {
    /// The effect.
    public let operation: DropOperation

    /// A proposal with an effect.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}
