import EspalierViews
public import Foundation

extension Timer {
    /// Starts a timer that calls a method of an object. The method receives the timer.
    ///
    /// The timer does not retain the object, unlike Apple's, so that an object without an end does not keep its page. It ends with the
    /// object.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in seconds.
    ///   - userInfo: A value that the timer keeps. It has no effect.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: interval, repeats: repeats, block: calls(of: selector, on: target))
    }

    /// A timer that calls a method of an object, once it is added to a run loop. The method receives the timer. The timer does not
    /// retain the object, and ends with it.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(timeInterval: interval, repeats: repeats, block: Self.calls(of: selector, on: target))
    }

    private class func calls(of selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
        let target = WeakTarget(object: target as AnyObject)
        return { timer in
            // A timer belongs to the thread of its run loop, which is the main one.
            nonisolated(unsafe) let timer = timer
            MainThread.run {
                guard let target = target.object else { return timer.invalidate() }
                selector.call(on: target, timer)
            }
        }
    }
}

extension NSObject {
    /// Calls a method of the object. What the method returns is not known, so the result is nil.
    @discardableResult
    public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? { perform(selector, nil, nil) }

    /// Calls a method of the object with an argument. What the method returns is not known, so the result is nil.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        perform(selector, object, nil)
    }

    /// Calls a method of the object with two arguments. What the method returns is not known, so the result is nil.
    @discardableResult
    public func perform(_ selector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
        perform(selector, object1, object2)
    }

    /// Calls a method of the object on the main thread, after the code that runs there at the moment, whether or not the caller waits.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        perform(selector, with: argument, afterDelay: 0)
    }

    private func perform(_ selector: Selector, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
        let target = WeakTarget(object: self)
        // The caller hands them over.
        nonisolated(unsafe) let first = first
        nonisolated(unsafe) let second = second
        MainThread.run { if let target = target.object { selector.call(on: target, first, second) } }
        return nil
    }

    /// Calls a method of the object after a time in seconds, unless the object no longer exists by then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let target = WeakTarget(object: self)
        nonisolated(unsafe) let argument = argument  // The caller hands it over.
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated {
                if let target = target.object { selector.call(on: target, argument) }
            }
        }
    }
}

/// A reference to the target of a timer.
private final class WeakTarget: @unchecked Sendable {
    private(set) weak var object: AnyObject?  // It is only read, and weak references are safe to read.

    init(object: AnyObject) {
        self.object = object
    }
}
