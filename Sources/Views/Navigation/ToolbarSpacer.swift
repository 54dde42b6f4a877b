import EspalierLayoutEngine

/// Room between items of a bar.
public nonisolated struct ToolbarSpacer: ToolbarContent {
    private let placement: ToolbarItemPlacement

    /// Room between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
    }

    public var body: Never { preconditionFailure("A toolbar spacer has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(Spacer()))] }
}

/// The size of room between items.
public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// As much as there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The usual distance.
    public static let fixed = SpacerSizing(isFlexible: false)
}
