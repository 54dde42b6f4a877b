import EspalierViews

/// Whether the views of UIKit on a page animate their changes.
@MainActor
final class PageAnimations: PageFeature {
    var isEnabled = true

    init(_ graph: ViewGraph) {}

    /// The setting of the page for which the code runs; nil without a page.
    static var current: PageAnimations? { ViewGraph.current?.feature() }
}
