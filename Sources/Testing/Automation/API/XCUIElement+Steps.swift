public import EspalierLayoutEngine
public import Foundation

extension XCUIElement {
    // MARK: Taps

    /// Taps the element in its middle. Areas around scroll so that it is visible. A field gets the keyboard's focus.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        context.perform("tap", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.tap(element)
        }
    }

    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        context.perform("doubleTap", on: path, at: SourcePlace(file, line)) {
            (page, element) throws(AutomationProblem) in
            try page.doubleTap(element)
        }
    }

    /// Taps the element with one or more fingers. A page gets them as taps of one finger.
    public func tap(
        withNumberOfTaps taps: Int, numberOfTouches touches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        if taps == 2 { return doubleTap(file: file, line: line) }
        context.perform("tap", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.tap(element, times: max(1, taps))
        }
    }

    /// Clicks the element with the mouse.
    public func click(file: StaticString = #filePath, line: UInt = #line) { tap(file: file, line: line) }

    public func doubleClick(file: StaticString = #filePath, line: UInt = #line) { doubleTap(file: file, line: line) }

    /// Clicks with the right button, which opens the context menu.
    public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
        context.perform("rightClick", on: path, at: SourcePlace(file, line)) {
            (page, element) throws(AutomationProblem) in
            try page.press(element, for: 1)
        }
    }

    /// Moves the pointer over the element.
    public func hover(file: StaticString = #filePath, line: UInt = #line) {
        context.perform("hover", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.hover(element)
        }
    }

    // MARK: Presses and drags

    /// Holds a finger on the element.
    ///
    /// - Parameter duration: The time in seconds. From half a second on, the context menu opens. No time passes in the test.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        context.perform("press", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.press(element, for: duration)
        }
    }

    /// Holds a finger on the element, and drags it onto another one.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let place = SourcePlace(file, line)
        context.perform("press", on: path, at: place) { (page, element) throws(AutomationProblem) in
            let target = try other.context.element(other.path)
            let start = element.type == .slider ? element.center : element.center
            try page.drag(element, from: start, to: target.center, holding: duration)
        }
    }

    /// The same at a velocity, which a page does not see.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration hold: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: other, file: file, line: line)
    }

    /// Drags the element onto another one with the mouse.
    public func click(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(forDuration: duration, thenDragTo: other, file: file, line: line)
    }

    // MARK: Swipes

    /// Moves a finger up over the element, which scrolls the area around it by most of its height.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { swipe(.up, file, line) }
    /// Moves a finger down over the element. At the upper end of an area, this refreshes a list, or ends a sheet.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) { swipe(.down, file, line) }
    /// Moves a finger to the left over the element, which shows the actions of a row.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { swipe(.left, file, line) }
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) { swipe(.right, file, line) }

    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(.up, file, line)
    }
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(.down, file, line)
    }
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(.left, file, line)
    }
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(.right, file, line)
    }

    private func swipe(_ direction: SwipeDirection, _ file: StaticString, _ line: UInt) {
        context.perform("swipe \(direction.rawValue)", on: path, at: SourcePlace(file, line)) {
            (page, element) throws(AutomationProblem) in
            try page.swipe(element, direction)
        }
    }

    /// Scrolls with the mouse's wheel.
    ///
    /// - Parameters:
    ///   - deltaX: Negative to scroll to the right.
    ///   - deltaY: Negative to scroll down.
    public func scroll(
        byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        if deltaY != 0 { swipe(deltaY < 0 ? .up : .down, file, line) }
        if deltaX != 0 { swipe(deltaX < 0 ? .left : .right, file, line) }
    }

    // MARK: Keys

    /// Types text into the element, which must have the keyboard's focus.
    ///
    /// A text contains keys, too: `XCUIKeyboardKey.delete.rawValue` removes a letter, and `"\n"` is Return.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        context.perform("typeText", on: path, at: SourcePlace(file, line)) {
            (page, element) throws(AutomationProblem) in
            guard page.hasFocus(element) else {
                let focused = page.state.focus == nil ? "nothing has it" : "another element has it"
                throw AutomationProblem("\(element.summary) has no keyboard focus (\(focused)): tap it first")
            }
            try page.type(text)
        }
    }

    /// Presses a key with modifier keys.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags = [], file: StaticString = #filePath,
        line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }

    /// Presses a key with modifier keys: a keyboard shortcut.
    public func typeKey(
        _ key: String, modifierFlags flags: KeyModifierFlags = [], file: StaticString = #filePath, line: UInt = #line
    ) {
        context.perform("typeKey", on: path, at: SourcePlace(file, line)) { (page, _) throws(AutomationProblem) in
            try page.press(key, modifiers: flags.browserNumber)
        }
    }

    // MARK: Values

    /// Moves a slider.
    ///
    /// - Parameter position: From 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        context.perform("adjust", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.adjust(element, toPosition: Double(position))
        }
    }

    /// Turns a wheel of a picker until it shows a value.
    public func adjust(
        toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        context.perform("adjust", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.adjust(element, toWheelValue: value)
        }
    }

    // MARK: Points

    /// A point of the element.
    ///
    /// - Parameter offset: In the element's width and height: (0.5, 0.5) is its middle.
    public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalizedOffset: offset)
    }

    // MARK: Two fingers

    /// Moves two fingers apart or together.
    ///
    /// - Parameters:
    ///   - scale: The distance of the fingers at the end, divided by that at the start: more than 0.
    ///   - velocity: The change of the scale per second. Its sign does not count; 0 stands for a pinch of half a second.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        context.perform("pinch", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.pinch(element, scale: scale, velocity: velocity)
        }
    }

    /// Moves two fingers around the middle between them.
    ///
    /// - Parameters:
    ///   - rotation: The angle in radians, clockwise.
    ///   - velocity: Radians per second. Its sign does not count; 0 stands for a rotation of half a second.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        context.perform("rotate", on: path, at: SourcePlace(file, line)) { (page, element) throws(AutomationProblem) in
            try page.rotate(element, by: rotation, velocity: velocity)
        }
    }

    /// Modifier keys, with the numbers of AppKit's.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public var rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        /// The number in a page's events.
        var browserNumber: Int {
            (contains(.shift) ? 1 : 0) | (contains(.control) ? 2 : 0) | (contains(.option) ? 4 : 0)
                | (contains(.command) ? 8 : 0)
        }
    }
}

/// The velocity of a gesture in points per second. A page sees the same for each.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
        self.rawValue = rawValue
    }

    public init(floatLiteral value: Double) {
        rawValue = value
    }

    public init(integerLiteral value: Int) {
        rawValue = CGFloat(value)
    }

    public static let `default` = XCUIGestureVelocity(0)
    public static let slow = XCUIGestureVelocity(400)
    public static let fast = XCUIGestureVelocity(2000)
}
