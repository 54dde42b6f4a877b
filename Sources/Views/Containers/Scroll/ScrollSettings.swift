public import EspalierLayoutEngine
public import Foundation

/// Settings for the scroll views inside a view.
struct ScrollSettings: Equatable {
    /// Margins around the content, in points.
    var margins = EdgeInsets()
    var clips = true
    var dismissesKeyboard = false
    var snapping: ScrollSnapping?
    /// Anchors for the initial position, for content that grows, and for content smaller than the view.
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

/// The part of a scroll view that a margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isForIndicators: Bool

    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(isForIndicators: false)
    /// The content only.
    public static let scrollContent = ContentMarginPlacement(isForIndicators: false)
    /// The indicators only. Browsers draw them at the edge, so such a margin has no effect.
    public static let scrollIndicators = ContentMarginPlacement(isForIndicators: true)
}

/// The situation in which an anchor of a scroll view applies.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate enum Role: Hashable { case initialOffset, sizeChanges, alignment }
    fileprivate let role: Role

    /// The initial position.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// A change of the size of the content or of the view: the anchored part of the content stays in place.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
    /// The position of content that is smaller than the view.
    public static let alignment = ScrollAnchorRole(role: .alignment)
}

/// Whether a scroll view bounces at its ends. Browsers decide.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform does.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// If the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scrolling by touch hides the keyboard on screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let dismisses: Bool
    private let name: String

    /// As the platform does: keeps the keyboard.
    public static let automatic = ScrollDismissesKeyboardMode(dismisses: false, name: "automatic")
    /// Hides the keyboard when scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(dismisses: true, name: "immediately")
    /// As `immediately`, since a page cannot drag the device's keyboard.
    public static let interactively = ScrollDismissesKeyboardMode(dismisses: true, name: "interactively")
    /// Keeps the keyboard.
    public static let never = ScrollDismissesKeyboardMode(dismisses: false, name: "never")
}

extension View {
    // MARK: Margins

    /// Adds margins to the content of the scroll views inside; they scroll with it. Edges that are not given keep their
    /// margins. Lengths that are negative or not finite count as 0.
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

    /// Adds a margin of `length` points at `edges` to the content of the scroll views inside; 16 if nil.
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

    /// Sets the part of the content that the scroll views inside show at first and stay at when the content grows, such
    /// as `.bottom` for a conversation. Content smaller than its view is aligned to it, too.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            settings.initialAnchor = anchor
            settings.growingAnchor = anchor
            settings.smallAnchor = anchor
        }
    }

    /// Sets an anchor for one of the situations.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            switch role.role {
            case .initialOffset: settings.initialAnchor = anchor
            case .sizeChanges: settings.growingAnchor = anchor
            case .alignment: settings.smallAnchor = anchor
            }
        }
    }

    // MARK: Appearance and touch

    /// Sets whether content beyond the edges of the scroll views inside is drawn: up to 200 points in the direction of
    /// scrolling, and 60 across.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
    }

    /// Sets whether the scroll views inside bounce at their ends. Browsers do if the content is larger than the view,
    /// which is `basedOnSize`; other behaviours have no effect.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        self
    }

    /// Sets whether scrolling by touch hides the keyboard on screen.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) { $0.dismissesKeyboard = mode.dismisses }
    }
}
