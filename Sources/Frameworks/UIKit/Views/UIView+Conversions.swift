public import EspalierViews
public import Foundation

extension UIView: UICoordinateSpace {
    /// The place in the coordinates of another view, or of the window (nil), of a place in this one.
    ///
    /// The window's coordinates are those of the corner of the outermost view. Transforms of the views in between count, except for
    /// perspectives: a view that leaves the plane has the transform of its part in the plane.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }

    /// The place in this view of a place in another one, or in the window (nil).
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }

    /// The rectangle in the coordinates of another view, or of the window (nil), around a rectangle in this one.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }

    /// The rectangle in this view around a rectangle in another one, or in the window (nil).
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return layer.convert(point, to: view.layer) }
        return coordinateSpace.convert(convert(point, to: nil), from: UIScreen.main)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return layer.convert(point, from: view.layer) }
        return convert(coordinateSpace.convert(point, to: UIScreen.main), from: nil)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return layer.convert(rect, to: view.layer) }
        return coordinateSpace.convert(convert(rect, to: nil), from: UIScreen.main)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return layer.convert(rect, from: view.layer) }
        return convert(coordinateSpace.convert(rect, to: UIScreen.main), from: nil)
    }
}

/// An object with coordinates: a view, or the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
    /// The object's rectangle in its own coordinates.
    var bounds: CGRect { get }

    /// The place in other coordinates of a place in these.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The place in these coordinates of a place in others.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The rectangle in other coordinates around a rectangle in these.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The rectangle in these coordinates around a rectangle in others.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The screen has the coordinates of the window.
extension UIScreen: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
    }

    /// The coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinates of the screen in portrait. They are the same: a page is not turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
