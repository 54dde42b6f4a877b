import EspalierDisplayTree
package import EspalierLayoutEngine
import Foundation

/// The background of a bar: a material, a color over it, an image over both, and a line at the edge.
package struct BarBackground: Equatable {
    package var material: Material?
    package var color: Color?
    package var image: Image?
    /// The line between the bar and the content; nil for none.
    package var line: Color?

    package init(material: Material? = nil, color: Color? = nil, image: Image? = nil, line: Color? = nil) {
        self.material = material
        self.color = color
        self.image = image
        self.line = line
    }

    /// The line of the system.
    package static let systemLine = Color(.named(.separator, opacity: 1))
}

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
            if let line = background.line { Rectangle().fill(line).frame(height: 0.5) }
        }
    }
}
