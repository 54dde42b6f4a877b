public import EspalierLayoutEngine
public import Foundation

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

extension View {
    /// Adds margins to the content of the scroll views inside; they scroll with it. Edges that are not given keep their
    /// margins. Lengths that are negative or not finite count as 0.
    public nonisolated __consuming func contentMargins(
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
    public nonisolated __consuming func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, edges: .all), for: placement)
    }

    /// Adds a margin of `length` points at all edges to the content of the scroll views inside.
    public nonisolated __consuming func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
    }
}
