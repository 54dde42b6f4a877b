import Foundation
import EspalierLayoutEngine
/// A place in a screen's bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Area: Hashable, Sendable { case leading, principal, trailing, overflow, bottom, none }

    let area: Area
    /// Whether buttons here have bold labels.
    var isProminent = false

    /// The end of the bar with the title.
    public static let automatic = ToolbarItemPlacement(area: .trailing)
    /// The middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement(area: .principal)
    /// The start of the bar.
    public static let navigation = ToolbarItemPlacement(area: .leading)
    /// The end of the bar.
    public static let primaryAction = ToolbarItemPlacement(area: .trailing)
    /// A menu at the end of the bar.
    public static let secondaryAction = ToolbarItemPlacement(area: .overflow)
    /// The bar at the lower edge.
    public static let status = ToolbarItemPlacement(area: .bottom)
    /// The button that confirms, at the end of the bar.
    public static let confirmationAction = ToolbarItemPlacement(area: .trailing, isProminent: true)
    /// The button that cancels, at the start of the bar.
    public static let cancellationAction = ToolbarItemPlacement(area: .leading)
    /// The button that deletes, at the start of the bar.
    public static let destructiveAction = ToolbarItemPlacement(area: .leading)
    /// The bar over the keyboard. Pages cannot know where a keyboard is, so they do not show it.
    public static let keyboard = ToolbarItemPlacement(area: .none)
    /// The start of the bar.
    public static let topBarLeading = ToolbarItemPlacement(area: .leading)
    /// The end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(area: .trailing)
    /// The start of the bar, in the words of older apps.
    public static let navigationBarLeading = ToolbarItemPlacement(area: .leading)
    /// The end of the bar, in the words of older apps.
    public static let navigationBarTrailing = ToolbarItemPlacement(area: .trailing)
    /// The bar at the lower edge.
    public static let bottomBar = ToolbarItemPlacement(area: .bottom)
}

/// A view in a bar.
public struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

/// The content of a screen's bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that this one consists of.
    associatedtype Body: ToolbarContent

    /// The content that this one consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    nonisolated func _entries() -> [ToolbarEntry]
}

extension ToolbarContent {
    public nonisolated func _entries() -> [ToolbarEntry] {
        let content = UncheckedTransfer(self)
        return content.onMain { UncheckedTransfer($0.body._entries()) }.value
    }
}

/// Content that users can rearrange on some systems. Pages show it as it is.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent {}

/// A view at a place of a screen's bars.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place, with an identity for customization, which pages do not have.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    public var body: Never { preconditionFailure("A toolbar item has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Views at a place of a screen's bars.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views at a place. In a bar without room they would become a menu with the label; pages always show them.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    public var body: Never { preconditionFailure("A toolbar item group has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

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

/// Several contents of bars, in the order of the code.
public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    public var body: Never { preconditionFailure("A list of toolbar contents has no body.") }

    public func _entries() -> [ToolbarEntry] {
        var entries: [ToolbarEntry] = []
        for part in repeat each content { entries += part._entries() }
        return entries
    }
}

/// The content of one of two branches.
public nonisolated struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    private let first: First?
    private let second: Second?

    init(first: First? = nil, second: Second? = nil) {
        self.first = first
        self.second = second
    }

    public var body: Never { preconditionFailure("A conditional toolbar content has no body.") }

    public func _entries() -> [ToolbarEntry] { (first?._entries() ?? []) + (second?._entries() ?? []) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { preconditionFailure("An optional toolbar content has no body.") }

    public nonisolated func _entries() -> [ToolbarEntry] { self?._entries() ?? [] }
}

/// Builds the content of bars from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// A content of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A closure with one content.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A closure with several contents.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> {
        TupleToolbarContent(repeat each content)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The first branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(first: first)
    }

    /// The second branch of a condition.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(second: second)
    }

    /// A branch of `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        content
    }
}

extension View {
    /// Adds content to the bars of the screen.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let entries = content()._entries()
        return navigationBarSetting { $0.items += entries }
    }

    /// Adds views to the end of the bar with the title.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, view: AnyView(content()))
        return navigationBarSetting { $0.items.append(entry) }
    }

    /// Adds content to the bars of the screen. The identity is for customization, which pages do not have.
    public nonisolated func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }
}
