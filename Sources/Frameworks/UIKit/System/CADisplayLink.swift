import EspalierViews
public import Foundation

/// A timer that calls a method for each frame of a page.
///
/// Frames of the browser do not reach the server. A link has at most 30 frames a second, and none while no browser shows the page to
/// the user. A frame waits until the page has shown the changes of the previous one. Compute motion from `timestamp` and
/// `targetTimestamp`, not from the number of frames.
///
/// A link belongs to the page whose code creates it, and ends with that page. Code that only moves views is better served by
/// `withAnimation` or `TimelineView(.animation)`, which browsers play without the server.
///
/// Selectors need the Objective-C runtime, which Linux lacks. Pass a method: `CADisplayLink(target: self, action: Self.step)`.
public final class CADisplayLink: NSObject {
    /// The method with its target; nil after the end.
    private var action: (@MainActor (CADisplayLink) -> Void)?
    private weak var page: ViewGraph?

    // Links are used on the main actor, as their pages are. The class is not isolated to it, because Apple's is not.
    private init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        page = MainThread.isCurrent ? MainActor.assumeIsolated { ViewGraph.current } : nil
        super.init()
    }

    /// Unavailable: selectors need the Objective-C runtime.
    @available(
        *, unavailable,
        message:
            "Selectors need the Objective-C runtime. Pass the method: CADisplayLink(target: self, action: Self.step)"
    )
    public convenience init(target: Any, selector: Selector) {
        self.init { _ in }
    }

    /// A link that calls a method of an object. Like Apple's, it retains the object until `invalidate()`.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping @MainActor (Target) -> () -> Void) {
        let target = UncheckedTransfer(target)
        self.init { _ in target.onMain { action($0)() } }
    }

    /// A link that calls a method of an object. The method receives the link. Like Apple's, the link retains the object until
    /// `invalidate()`.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> (CADisplayLink) -> Void
    ) {
        let target = UncheckedTransfer(target)
        self.init { link in target.onMain { action($0)(link) } }
    }

    // MARK: Frames

    /// The time of the current frame, as `CACurrentMediaTime()` counts it; 0 before the first one.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, as `CACurrentMediaTime()` counts it; 0 before the first one.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// The shortest time between two frames, a thirtieth of a second; 0 before the first one.
    public private(set) var duration: CFTimeInterval = 0

    /// Whether the link sends no frames.
    public var isPaused = false {
        didSet {
            if oldValue, !isPaused { onPage { _, frames in frames.resume() } }
        }
    }

    /// The number of frames a second; 0 for as many as possible, which are 30.
    public var preferredFramesPerSecond = 0 {
        didSet {
            let rate = Float(max(0, preferredFramesPerSecond))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The rates at which the link has frames. The preferred rate applies, up to 30 frames a second.
    public var preferredFrameRateRange = CAFrameRateRange.default

    // MARK: Life

    /// Starts the frames. They come on the main actor, whatever the run loop and its mode.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        onPage { link, frames in frames.add(link) }
    }

    /// Stops the frames. The run loop and its mode have no effect.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        onPage { link, frames in frames.remove(link) }
    }

    /// Stops the frames for good, and releases the target.
    public func invalidate() {
        onPage { link, frames in frames.remove(link) }
        action = nil
    }

    private func onPage(_ change: @escaping @MainActor (CADisplayLink, PageFrames) -> Void) {
        let link = UncheckedTransfer(self)
        MainThread.run {
            link.onMain { link in
                // A link of code that runs for no page belongs to the page that uses it first.
                if link.page == nil, link.timestamp == 0 { link.page = ViewGraph.current }
                if let frames: PageFrames = link.page?.feature() { change(link, frames) }
            }
        }
    }
}

extension CADisplayLink: PageFrameFollowing {
    package var frameInterval: Double {
        let rate = Double(preferredFrameRateRange.rate)
        return rate > 0 ? max(1 / rate, PageFrames.shortestInterval) : PageFrames.shortestInterval
    }

    @MainActor package func frame(at time: CFTimeInterval) {
        timestamp = time
        targetTimestamp = time + frameInterval
        duration = PageFrames.shortestInterval
        action?(self)
    }

    package func pageDidEnd() { action = nil }
}
