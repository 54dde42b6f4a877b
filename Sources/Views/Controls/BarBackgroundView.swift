import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// Shows the background of a bar.
package nonisolated struct BarBackgroundView: View {
    private let background: BarBackground
    private let edge: VerticalAlignment

    /// The background of a bar.
    ///
    /// - Parameter edge: The edge at which the content is.
    package init(background: BarBackground, edge: VerticalAlignment) {
        self.background = background
        self.edge = edge
    }

    @MainActor package var body: some View {
        ZStack {
            if let material = background.material { Rectangle().fill(material) }
            if let color = background.color { Rectangle().fill(color) }
            if let image = background.image { image.resizable() }
        }
        .overlay(alignment: Alignment(horizontal: .center, vertical: edge)) {
            if let line = background.line { Hairline(edge == .top ? .top : .bottom, line) }
        }
    }
}
