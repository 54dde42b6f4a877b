import EspalierViews
import Foundation

extension UIGestureRecognizer {
    /// Waits with recognizing until another recognizer of the same view has failed: a single tap waits whether a second one follows, if
    /// it requires a double tap to fail. Between recognizers of different views it has no effect.
    public final func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard otherGestureRecognizer !== self else { return }
        requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
        requirements.append(Requirement(recognizer: otherGestureRecognizer))
        view?.appearanceDidChange()
    }

    /// A recognizer that has to fail first.
    struct Requirement {
        weak var recognizer: UIGestureRecognizer?
    }

    /// Whether another recognizer has to fail first, because of the app, a delegate or a class.
    fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        return requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether another recognizer of the view is in progress that does not work at the same time.
    var isExcluded: Bool {
        guard let others = view?.gestureRecognizers else { return false }
        return others.contains { other in
            other !== self && (other.state == .began || other.state == .changed) && !worksTogether(with: other)
        }
    }

    private func worksTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}

/// The recognizers of a view that wait for each other, and those that wait for none.
@MainActor
enum RecognizerRequirements {
    /// The gestures of recognizers, which work at the same time. Those that wait for each other are one gesture.
    static func gestures(of recognizers: [UIGestureRecognizer]) -> [AnyGesture<Void>] {
        var rest = recognizers[...]
        var gestures: [AnyGesture<Void>] = []
        while let first = rest.popFirst() {
            var group = [first]
            var index = 0
            while index < group.count {
                let known = group[index]
                let isLinked = { (other: UIGestureRecognizer) in known.waits(for: other) || other.waits(for: known) }
                group += rest.filter(isLinked)
                rest.removeAll(where: isLinked)
                index += 1
            }
            if let gesture = gesture(of: group) { gestures.append(gesture) }
        }
        return gestures
    }

    /// The gesture of recognizers that wait for each other: those that wait for none come first.
    private static func gesture(of group: [UIGestureRecognizer]) -> AnyGesture<Void>? {
        var rest = group
        var stages: [AnyGesture<Void>] = []
        while !rest.isEmpty {
            var free = rest.filter { recognizer in !rest.contains { recognizer.waits(for: $0) } }
            // Recognizers that wait for each other in a circle do not wait.
            if free.isEmpty { free = rest }
            rest.removeAll { recognizer in free.contains { $0 === recognizer } }
            if let stage = free.compactMap(\.gestureWithTouches).together { stages.append(stage) }
        }
        return stages.reversed().reduce(nil) { later, stage in
            later.map { AnyGesture(stage.exclusively(before: $0).map { _ in () }) } ?? stage
        }
    }
}

extension [AnyGesture<Void>] {
    /// The gesture of all, which work at the same time; nil for none.
    @MainActor var together: AnyGesture<Void>? {
        reduce(nil) { all, next in
            all.map { AnyGesture($0.simultaneously(with: next).map { _ in () }) } ?? next
        }
    }
}
