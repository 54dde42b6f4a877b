public import EspalierViews
public import Foundation

/// Converts places of a represented gesture recognizer between the coordinate spaces of its view and its ancestors.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// The recognizer of a drag; nil for others.
    @MainActor final class Movement {
        weak var recognizer: UIPanGestureRecognizer?
    }

    private let locator: GestureLocator
    let movement = Movement()

    init(locator: GestureLocator) {
        self.locator = locator
    }

    /// The place of the touch in the view. It is the origin before the first touch.
    public var localLocation: CGPoint { location(in: .local) }

    /// The place of the touch in a coordinate space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        locator.location(in: coordinateSpace.coordinateSpace)
    }

    /// The movement of the touch, in points; nil for recognizers other than `UIPanGestureRecognizer`.
    public var localTranslation: CGPoint? { translation(in: .local) }

    /// The movement of the touch, in points; nil for recognizers other than `UIPanGestureRecognizer`. It is the same in all
    /// coordinate spaces.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        movement.recognizer?.translation(in: nil)
    }

    /// The speed of the touch, in points per second; nil for recognizers other than `UIPanGestureRecognizer`.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// The speed of the touch, in points per second; nil for recognizers other than `UIPanGestureRecognizer`. It is the same in all
    /// coordinate spaces.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
        movement.recognizer?.velocity(in: nil)
    }

    /// The point in a coordinate space for a point of the page.
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
        let origin = locator.origin(of: coordinateSpace.coordinateSpace)
        return CGPoint(x: globalPoint.x - origin.x, y: globalPoint.y - origin.y)
    }
}
