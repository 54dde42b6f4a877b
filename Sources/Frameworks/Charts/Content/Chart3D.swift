import EspalierViews

/// A chart of three dimensions, which browsers do not draw.
@available(
    *, unavailable,
    message: "Charts of three dimensions are not part of Espalier. Show a surface as a heat map of RectangleMarks."
)
public struct Chart3D<Content>: View {
    /// A chart with the marks of a closure.
    public init(content: () -> Content) {}

    public var body: Never { preconditionFailure("An unavailable view was shown.") }
}

/// The surface of a function of two variables, which browsers do not draw.
@available(
    *, unavailable,
    message: "Charts of three dimensions are not part of Espalier. Show a surface as a heat map of RectangleMarks."
)
public struct SurfacePlot {
    /// The surface of a function.
    public init(x: String, y: String, z: String, function: @escaping (Double, Double) -> Double) {}
}
