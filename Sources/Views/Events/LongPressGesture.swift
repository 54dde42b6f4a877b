import EspalierDisplayTree
public import Foundation

/// A press that is held. Its value is true while the press is held and at the end of the required time.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool

    /// The required time in seconds. A value that is negative or not a number counts as 0, and more than an hour as an
    /// hour.
    public var minimumDuration: Double

    /// The distance that the finger may move meanwhile, in points. A value that is negative or not a number counts as
    /// 0.
    public var maximumDistance: CGFloat

    /// A press of `minimumDuration` seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// The required time, at most an hour.
    private var duration: Double { minimumDuration > 0 ? min(minimumDuration, 3600) : 0 }
    private var distance: CGFloat { maximumDistance > 0 ? maximumDistance : 0 }

    private struct Press {
        var start: CGPoint?
        var startTime = 0.0
        var isOver = false
        var hasFailed = false
    }

    @MainActor public static func _step(
        _ gesture: LongPressGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Bool> {
        var press = memory.read(Press())
        defer { memory.write(press) }
        if press.isOver { return _GestureStep(.ended(true)) }
        if press.hasFailed { return _GestureStep(.failed) }
        if input.kind == .began, press.start == nil {
            press.start = input.point
            press.startTime = input.time
        }
        guard !input.isOnControl, !input.isKey, let start = press.start, input.points.count == 1,
            start.distance(to: input.point) <= gesture.distance, input.kind != .cancelled, input.kind != .rested
        else {
            press.hasFailed = true
            return _GestureStep(.failed)
        }
        // The tolerance covers the rounding of times.
        if input.time - press.startTime >= gesture.duration - 0.005 {
            press.isOver = true
            return _GestureStep(.ended(true))
        }
        if input.kind == .ended {
            press.hasFailed = true
            return _GestureStep(.failed)
        }
        return _GestureStep(.active(true))
    }

    @MainActor public static func _collectNeeds(_ gesture: LongPressGesture, into needs: inout _GestureNeeds) {
        needs.holds.append(
            DisplayGesture.Hold(milliseconds: Int((gesture.duration * 1000).rounded()), distance: gesture.distance))
        if gesture.duration == 0 { needs.reportsStart = true }
    }
}

/// Reports the start and the end of a press.
nonisolated struct PressingGesture: _PrimitiveGesture {
    typealias Value = Bool

    let base: LongPressGesture
    let onPressingChanged: (Bool) -> Void

    @MainActor static func _step(
        _ gesture: PressingGesture, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Bool> {
        let step = LongPressGesture._step(gesture.base, memory.part(0), &input)
        let isPressed = if case .active = step.phase { true } else { false }
        if isPressed != memory.read(false) {
            memory.write(isPressed)
            input.actions.append { gesture.onPressingChanged(isPressed) }
        }
        return step
    }

    @MainActor static func _collectNeeds(_ gesture: PressingGesture, into needs: inout _GestureNeeds) {
        LongPressGesture._collectNeeds(gesture.base, into: &needs)
        needs.reportsStart = true
    }
}

extension View {
    /// Calls `action` when the view has been pressed for the required time. Holding Return or Space while the view has
    /// the keyboard focus has the same effect.
    ///
    /// - Parameters:
    ///   - minimumDuration: The required time in seconds.
    ///   - maximumDistance: The distance that the finger may move meanwhile, in points.
    ///   - onPressingChanged: Called with true when the press begins. Called with false when the press has lasted long
    ///     enough, before `action`, or when it fails.
    public nonisolated __consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let gesture: AnyGesture<Bool> =
            if let onPressingChanged {
                AnyGesture(PressingGesture(base: press, onPressingChanged: onPressingChanged))
            } else {
                AnyGesture(press)
            }
        return self.gesture(gesture.onEnded { _ in action() })
    }

    /// Reports presses of a view that acts as a button. (SwiftUI's name has an underscore too.)
    public nonisolated __consuming func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity, perform: {}) { pressing?($0) }
            .simultaneousGesture(TapGesture().onEnded { action() })
    }

    /// The older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
    public nonisolated __consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
