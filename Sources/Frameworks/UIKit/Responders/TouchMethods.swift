import Foundation

/// Finds the classes that override methods of touches, so that the page reports touches only for them.
@MainActor
enum TouchMethods {
    private static let responders = MethodOverrides(
        of: UIResponder.self, overriding: TouchedResponder.self, plain: (PlainResponder.self, OtherResponder.self))
    private static let controls = MethodOverrides(
        of: UIControl.self, overriding: TrackedControl.self, plain: (PlainControl.self, OtherControl.self))
    private static let recognizers = MethodOverrides(
        of: UIGestureRecognizer.self, overriding: TouchedRecognizer.self,
        plain: (PlainRecognizer.self, OtherRecognizer.self))
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// The numbers of methods that were found, of responders and of recognizers.
    static var counts: (Int, Int) { (responders.methodCount, recognizers.methodCount) }
    /// The number of methods that were found of controls.
    static var controlCount: Int { controls.methodCount }

    /// Whether the class of a view or a controller overrides a method of touches. `UIControl` does, so that its subclasses are compared with it.
    static func areOverridden(by responder: UIResponder) -> Bool {
        let methods = responder is UIControl ? controls : responders
        return isKnown(type(of: responder)) { methods.contains($0) }
    }

    /// Whether the class of a recognizer overrides a method of touches.
    static func areOverridden(by recognizer: UIGestureRecognizer) -> Bool {
        isKnown(type(of: recognizer)) { recognizers.contains($0) }
    }

    private static func isKnown(_ type: AnyClass, _ find: (AnyClass) -> Bool) -> Bool {
        if let result = known[ObjectIdentifier(type)] { return result }
        let result = find(type)
        known[ObjectIdentifier(type)] = result
        return result
    }
}

// Classes whose tables of methods are compared. The methods do different things, so that no two are one in the program.

class PlainResponder: UIResponder {}
class OtherResponder: UIResponder {}

class TouchedResponder: UIResponder {
    var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 2 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 3 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 4 }
}

class PlainControl: UIControl {}
class OtherControl: UIControl {}

class TrackedControl: UIControl {
    var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 9 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 10 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 11 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 12 }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { calls == 13 }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { calls == 14 }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls += 15 }
    override func cancelTracking(with event: UIEvent?) { calls += 16 }
}

class PlainRecognizer: UIGestureRecognizer {}
class OtherRecognizer: UIGestureRecognizer {}

class TouchedRecognizer: UIGestureRecognizer {
    var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { calls += 5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { calls += 6 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { calls += 7 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls += 8 }
}
