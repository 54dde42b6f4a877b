public import EspalierLayoutEngine
public import Foundation

/// A point of an app, relative to an element.
public final class XCUICoordinate: CustomStringConvertible {
    /// The element to which the point is relative.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let pointsOffset: CGVector

    init(_ element: XCUIElement, normalizedOffset: CGVector, pointsOffset: CGVector = .zero) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.pointsOffset = pointsOffset
    }

    /// The point at a distance.
    public func withOffset(_ offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalizedOffset: normalizedOffset,
            pointsOffset: CGVector(dx: pointsOffset.dx + offset.dx, dy: pointsOffset.dy + offset.dy))
    }

    /// The point in the coordinates of the page.
    public var screenPoint: CGPoint { referencedElement.attributes().map(point) ?? .zero }

    private func point(in element: ElementSnapshot) -> CGPoint {
        let offset = offset(in: element)
        return CGPoint(x: element.frame.minX + offset.dx, y: element.frame.minY + offset.dy)
    }

    private func offset(in element: ElementSnapshot) -> CGVector {
        CGVector(
            dx: element.frame.width * normalizedOffset.dx + pointsOffset.dx,
            dy: element.frame.height * normalizedOffset.dy + pointsOffset.dy)
    }

    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", file, line) { (page, element) throws(AutomationProblem) in
            try page.tap(at: self.point(in: element))
        }
    }

    public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("doubleTap", file, line) { (page, element) throws(AutomationProblem) in
            let point = self.point(in: element)
            guard let front = page.front(at: point, in: try page.application()) else { return }
            try page.doubleTap(
                front, at: CGVector(dx: point.x - front.frame.minX, dy: point.y - front.frame.minY))
        }
    }

    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", file, line) { (page, element) throws(AutomationProblem) in
            let point = self.point(in: element)
            guard let front = page.front(at: point, in: try page.application()) else { return }
            try page.press(
                front, for: duration, at: CGVector(dx: point.x - front.frame.minX, dy: point.y - front.frame.minY))
        }
    }

    /// Holds a finger on the point, and drags it to another one.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        perform("press", file, line) { (page, element) throws(AutomationProblem) in
            let target = try other.referencedElement.context.element(other.referencedElement.path)
            let (start, end) = (self.point(in: element), other.point(in: target))
            let front = page.front(at: start, in: try page.application()) ?? element
            try page.drag(front, from: start, to: end, holding: duration)
        }
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: other, file: file, line: line)
    }

    private func perform(
        _ step: String, _ file: StaticString, _ line: UInt,
        _ body: (AutomationPage, ElementSnapshot) throws(AutomationProblem) -> Void
    ) {
        referencedElement.context.perform(step, on: referencedElement.path, at: SourcePlace(file, line), body)
    }

    public var description: String {
        "\(referencedElement).coordinate(withNormalizedOffset: (\(normalizedOffset.dx), \(normalizedOffset.dy)))"
    }
}
