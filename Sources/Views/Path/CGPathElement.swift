public import Foundation

/// The kinds of elements of a Core Graphics path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath at the point.
    case moveToPoint
    /// A line to the point.
    case addLineToPoint
    /// A curve with one control point, the first point.
    case addQuadCurveToPoint
    /// A curve with two control points, the first and the second point.
    case addCurveToPoint
    /// A line to the start of the subpath, without a point.
    case closeSubpath
}

/// An element of a Core Graphics path. It is valid only during the call that passes it.
public struct CGPathElement {
    /// The kind of the element.
    public var type: CGPathElementType
    /// The points of the element: control points first, then the end. `closeSubpath` has none; its pointer may not be read.
    public var points: UnsafeMutablePointer<CGPoint>

    /// An element with points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function that gets the elements of a path, and the pointer that was passed with it.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A function that gets the elements of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function with each element, in order. The element and its points are valid only during the call.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
            guard let start = points.baseAddress else { return }
            points.initialize(repeating: .zero)
            outline.forEach { element in
                var made = CGPathElement(type: element.type, points: start)
                for (index, point) in element.points.enumerated() { points[index] = point }
                withUnsafePointer(to: &made) { block($0) }
            }
        }
    }

    /// Calls a function with each element, in order. The element and its points are valid only during the call.
    ///
    /// - Parameter info: The pointer that the function gets each time.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is a rectangle with sides along the axes, made of lines and perhaps a close.
    ///
    /// - Parameter rect: Receives the rectangle; nil if it is not needed. It stays as it is if the path is none.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = outline.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension Path {
    /// The rectangle with sides along the axes that the path is; nil for any other path.
    fileprivate nonisolated var rectangle: CGRect? {
        guard elements.count <= 6 else { return nil }
        var points: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point):
                guard index == 0 else { return nil }
                points.append(point)
            case .line(let point): points.append(point)
            case .closeSubpath: guard index == elements.count - 1 else { return nil }
            case .quadCurve, .curve: return nil
            }
        }
        if points.count == 5, points[4] == points[0] { points.removeLast() }
        guard points.count == 4 else { return nil }
        let startsAcross = points[0].y == points[1].y
        for index in 0..<4 {
            let (from, to) = (points[index], points[(index + 1) % 4])
            let isAcross = startsAcross == (index % 2 == 0)
            guard isAcross ? from.y == to.y : from.x == to.x else { return nil }
        }
        let (first, second) = (points[0], points[2])
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
            height: abs(second.y - first.y))
    }
}

extension Path.Element {
    fileprivate nonisolated var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }
}
