package import EspalierDisplayTree

extension DisplayPaint {
    /// The paint with the opacity of all its colors multiplied. A material and an image do not change.
    package func multiplied(by factor: Float) -> DisplayPaint {
        guard factor != 1 else { return self }
        switch self {
        case .color(let color):
            return .color(color.multiplied(by: factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: stops.multiplied(by: factor), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(
                stops: stops.multiplied(by: factor), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            return .ellipticalGradient(
                stops: stops.multiplied(by: factor), center: center, startFraction: startFraction,
                endFraction: endFraction)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return .angularGradient(
                stops: stops.multiplied(by: factor), center: center, startAngle: startAngle, endAngle: endAngle)
        case .picture(let picture):
            return .picture(picture.multiplied(by: factor))
        case .image, .material:
            return self
        }
    }

    /// The color, the first color of a gradient, or the mean one of a picture; nil for a material.
    package var firstColor: DisplayColor? {
        switch self {
        case .color(let color): color
        case .picture(let picture): picture.color
        default: stops?.first?.color
        }
    }
}

extension [DisplayPaint.GradientStop] {
    fileprivate func multiplied(by factor: Float) -> Self {
        map { DisplayPaint.GradientStop(color: $0.color.multiplied(by: factor), location: $0.location) }
    }
}
