package import Foundation

extension AutomationPage {
    /// Moves two fingers apart or together, around the middle of an element.
    package func pinch(
        _ element: ElementSnapshot, scale: CGFloat, velocity: CGFloat
    ) throws(AutomationProblem) {
        guard scale > 0, scale.isFinite else { throw AutomationProblem("the scale must be more than 0, not \(scale)") }
        // The larger of the two distances stays within the element.
        let start: CGFloat = scale > 1 ? 1 / scale : 1
        try moveTwoFingers(on: element, seconds: seconds(for: scale - 1, velocity)) { share in
            (distance: start * (1 + (scale - 1) * share), angle: 0)
        }
    }

    /// Moves two fingers around the middle of an element.
    package func rotate(
        _ element: ElementSnapshot, by rotation: CGFloat, velocity: CGFloat
    ) throws(AutomationProblem) {
        guard rotation.isFinite else { throw AutomationProblem("the rotation must be a number") }
        try moveTwoFingers(on: element, seconds: seconds(for: rotation, velocity)) { share in
            (distance: 1, angle: rotation * share)
        }
    }

    private func seconds(for change: CGFloat, _ velocity: CGFloat) -> Double {
        velocity == 0 || !velocity.isFinite ? 0.5 : min(max(Double(abs(change / velocity)), 0.05), 10)
    }

    /// Reports two fingers on opposite sides of the middle of an element.
    ///
    /// - Parameter place: The distance of the fingers as a share of the largest one that fits, and their angle, at a share of the way.
    private func moveTwoFingers(
        on element: ElementSnapshot, seconds: Double, _ place: (CGFloat) -> (distance: CGFloat, angle: CGFloat)
    ) throws(AutomationProblem) {
        guard element.isEnabled else { throw AutomationProblem("\(element.summary) is disabled") }
        let element = try show(element)
        if let cover = cover(of: element, at: element.center) {
            throw AutomationProblem("\(element.summary) is covered by \(cover.summary), in \(cover.path)")
        }
        guard
            let target = gestureTarget(of: element, at: element.center, dragging: false, entersAreas: true),
            target.name("gesture")?.split(separator: " ").contains("p") == true
        else { throw AutomationProblem("\(element.summary) takes no two fingers") }
        let radius = min(element.frame.width, element.frame.height) / 2
        func report(_ type: String, _ share: CGFloat) -> AutomationEvent {
            let (distance, angle) = place(share)
            let arm = CGVector(dx: cos(angle) * distance * radius, dy: sin(angle) * distance * radius)
            let middle = element.center
            return touch(
                target, type, at: CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy),
                CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy))
        }
        touches += 1
        time += 500
        var events = [report("touch", 0)]
        let steps = 8
        for step in 1...steps {
            time += seconds * 1000 / Double(steps)
            events.append(report("move", CGFloat(step) / CGFloat(steps)))
        }
        events.append(report("lift", 1))
        try send(events)
    }
}
