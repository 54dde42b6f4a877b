import EspalierDisplayTree

/// A system color by its name, for the appearance of controls.
nonisolated struct NamedStyle: ShapeStyle, Hashable {
    let name: NamedColor

    package func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(name))
    }
}
