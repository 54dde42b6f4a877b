import EspalierDisplayTree

/// A color that the app sets, or else one of the system. Two of them can be compared, so that equal ones are not drawn again.
nonisolated struct ColorOrNamed: ShapeStyle, Hashable {
    let color: Color?
    let name: NamedColor

    init(_ color: Color?, else name: NamedColor) {
        self.color = color
        self.name = name
    }

    func _apply(to shape: inout _ShapeStyle_Shape) {
        if let color { color._apply(to: &shape) } else { shape.paint = .color(.named(name)) }
    }
}
