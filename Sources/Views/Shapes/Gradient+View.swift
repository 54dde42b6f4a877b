/// As views, gradients fill the proposed space.
extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View { public typealias Body = _ShapeView<Rectangle, LinearGradient> }
extension RadialGradient: View { public typealias Body = _ShapeView<Rectangle, RadialGradient> }
extension EllipticalGradient: View { public typealias Body = _ShapeView<Rectangle, EllipticalGradient> }
extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, MeshGradient> }
extension AngularGradient: View { public typealias Body = _ShapeView<Rectangle, AngularGradient> }
