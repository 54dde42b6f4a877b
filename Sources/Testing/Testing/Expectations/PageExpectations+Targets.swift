import EspalierAutomation
public import Foundation

extension PageExpectations {
    /// Expects that each control is at least as wide and high as a number of points.
    ///
    /// - Parameter side: The length in points: 44 by Apple's guidelines, 24 by WCAG 2.2 (2.5.8).
    public func targets(atLeast side: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file, line)
        let faults = elements(at: place).filter { element in
            // Scrolling may cut a frame, so the whole frame counts.
            element.isControl && element.isEnabled && element.isOnScreen && element.bar?.type != .keyboard
                && min(element.frame.width, element.frame.height) < side - 0.01
                && !element.ancestry.dropFirst().contains(where: \.isControl)
        }
        let length = ElementSnapshot.number(side)
        fail(
            { "\($0 == 1 ? "A target is" : "\($0) targets are") smaller than \(length) × \(length) points" },
            faults.map(\.summary), at: place)
    }
}
