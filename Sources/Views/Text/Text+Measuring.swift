import EspalierDisplayTree
package import EspalierLayoutEngine
package import Foundation

extension Text {
    /// The size of the text outside of the tree, on the page that is in use.
    ///
    /// - Parameters:
    ///   - proposal: The space, in points.
    ///   - lineLimit: The limit of lines; nil for none.
    ///   - minimumScaleFactor: The smallest factor by which the font may shrink.
    ///   - lineSpacing: The extra distance between two lines, in points.
    ///   - largest: The largest text size, as of `dynamicTypeSize(_:)`; nil for that of the page.
    @MainActor
    package func measured(
        in proposal: ProposedViewSize, lineLimit: Int? = nil, minimumScaleFactor: CGFloat = 1, lineSpacing: CGFloat = 0,
        largest: DynamicTypeSize? = nil
    ) -> TextLayout? {
        guard let graph = ViewGraph.current else { return nil }
        var settings = graph.root.environmentForChildren().sharedTextSettings.settings
        settings.lineLimit = lineLimit
        settings.minimumScaleFactor = minimumScaleFactor
        settings.lineSpacing = lineSpacing
        if let largest {
            settings.fontContext.dynamicTypeSize = min(settings.fontContext.dynamicTypeSize, largest)
        }
        let environment = SharedTextSettings.of(settings).environment(graph.resources)
        let text = placed(in: environment)
        return text.shaped.layout(
            width: proposal.width, height: proposal.height,
            constraints: settings.constraints(lineSpacing: text.appearance.lineSpacing))
    }
}

extension Font {
    /// The vertical measures of the font on the page that is in use; nil without a page.
    @MainActor
    package var metrics: FontMetrics? {
        ViewGraph.current.map { $0.measurer.metrics(of: resolved()) }
    }
}
