import EspalierDisplayTree

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
