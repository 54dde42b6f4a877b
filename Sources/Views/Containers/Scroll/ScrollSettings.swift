public import EspalierLayoutEngine
public import Foundation

/// What the scroll views inside a view take from around them.
struct ScrollSettings: Equatable {
    /// Margins around the content, by edge; nil for none.
    var margins = EdgeInsets()
    var clips = true
    var dismissesKeyboard = false
    var snapping: ScrollSnapping?
    /// Where the content stands at first, where it stays when it grows, and where it stands when it is smaller than the view.
    var initialAnchor: UnitPoint?
    var growingAnchor: UnitPoint?
    var smallAnchor: UnitPoint?
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
}

/// For which part of a scroll view a margin is.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isForIndicators: Bool

    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(isForIndicators: false)
    /// The content only.
    public static let scrollContent = ContentMarginPlacement(isForIndicators: false)
    /// The indicators only: they are the browser's, which draws them at the edge, so that such a margin changes nothing.
    public static let scrollIndicators = ContentMarginPlacement(isForIndicators: true)
}

/// For what an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Role: Hashable { case initialOffset, sizeChanges, alignment }
    fileprivate let role: Role

    /// The part of the content that is to be seen at first.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// The part of the content that stays where it is when the content or the view gets another size.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
    /// The place of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole(role: .alignment)
}

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollBounceBehavior(name: "automatic")
    public static let always = ScrollBounceBehavior(name: "always")
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling by touch takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let dismisses: Bool
    private let name: String

    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false, name: "automatic")
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true, name: "immediately")
    /// As `immediately`: a page cannot drag the device's keyboard.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true, name: "interactively")
    public static let never = ScrollDismissesKeyboardMode(dismisses: false, name: "never")
}

extension View {
    // MARK: Margins

    /// Adds margins to the content of the scroll views inside, which scrolls through them. Edges beyond the given ones keep
    /// what they have; what is no finite length counts as 0.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            guard !placement.isForIndicators else { return }
            func set(_ edge: Edge.Set, _ path: WritableKeyPath<EdgeInsets, CGFloat>) {
                if edges.contains(edge) {
                    settings.margins[keyPath: path] = LayoutLength.sanitized(distance: max(0, insets[keyPath: path]))
                }
            }
            set(.top, \.top)
            set(.leading, \.leading)
            set(.bottom, \.bottom)
            set(.trailing, \.trailing)
        }
    }

    /// Adds a margin of `length` points at `edges` to the content of the scroll views inside; nil for 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
    }

    /// Adds a margin of `length` points at all edges to the content of the scroll views inside.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
    }

    // MARK: Anchors

    /// Which part of the content the scroll views inside show at first, and stay at when it grows: `.bottom` for the newest
    /// of a conversation. Content that is smaller than its view stands there too.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            settings.initialAnchor = anchor
            settings.growingAnchor = anchor
            settings.smallAnchor = anchor
        }
    }

    /// The same for one of the cases.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            switch role.role {
            case .initialOffset: settings.initialAnchor = anchor
            case .sizeChanges: settings.growingAnchor = anchor
            case .alignment: settings.smallAnchor = anchor
            }
        }
    }

    // MARK: Looks and touch

    /// Whether what reaches over the edges of the scroll views inside is drawn there: as far as 200 points along the way of
    /// scrolling, 60 across.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
    }

    /// Whether the scroll views inside give way at their ends. Browsers do where the content is larger than the view, which is
    /// `basedOnSize`; the other behaviours change nothing.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Whether scrolling by touch takes the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) { $0.dismissesKeyboard = mode.dismisses }
    }
}
