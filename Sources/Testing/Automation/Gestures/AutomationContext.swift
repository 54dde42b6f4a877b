import Foundation

/// The object that the elements of an app share. It has the open page, if there is one, and reports failures.
package final class AutomationContext {
    /// Nil before the app is launched, and after it ended.
    package var page: AutomationPage?
    /// The place of the last step that knows its place.
    package var lastPlace: SourcePlace?
    /// The handlers for alerts that stand in the way of a step, the newest last.
    package var monitors: () -> [(XCUIElement) -> Bool] = { [] }
    /// Leaves a picture of the page for a failure, and returns a sentence that names it.
    package var picture: () -> String? = { nil }
    /// Whether the app is one of Apple's, which has no elements here.
    package let isForeign: Bool

    package init(page: AutomationPage? = nil, isForeign: Bool = false) {
        self.page = page
        self.isForeign = isForeign
    }

    /// The time for which a step waits for its element.
    package static let patience = Duration.seconds(2)

    /// The message if there is no page.
    private var missingPage: String {
        isForeign ? "apps of Apple's have no elements here" : "the app is not running: call launch() first"
    }

    package func openPage() throws(AutomationProblem) -> AutomationPage {
        guard let page else { throw AutomationProblem(missingPage) }
        return page
    }

    package func fail(_ message: String, at place: SourcePlace?) {
        var message = message
        if place == nil, let lastPlace { message += "\n(after the step at \(lastPlace.file):\(lastPlace.line))" }
        if let picture = picture() { message += "\n" + picture }
        TestFailure.record(message, at: place)
    }

    // MARK: Elements

    /// The elements of a path now.
    package func elements(_ path: ElementPath) throws(AutomationProblem) -> [ElementSnapshot] {
        if isForeign { return [] }
        let app = try openPage().application()
        do throws(AmbiguousElement) { return try path.resolve(in: app) } catch {
            throw AutomationProblem(ElementExplanation.ambiguous(error))
        }
    }

    /// The only element of a path, for which the page may change for a moment.
    package func element(
        _ path: ElementPath, waiting patience: Duration = AutomationContext.patience
    ) throws(AutomationProblem) -> ElementSnapshot {
        let page = try openPage()
        let deadline = ContinuousClock.now + patience
        while true {
            let app = try page.application()
            let found: [ElementSnapshot]
            do throws(AmbiguousElement) { found = try path.resolve(in: app) } catch {
                throw AutomationProblem(ElementExplanation.ambiguous(error))
            }
            if let element = found.first { return element }
            guard try page.waitForChange(until: deadline) else {
                throw AutomationProblem(ElementExplanation.missing(path, in: try page.application()))
            }
        }
    }

    /// Waits until a condition on the elements of a path holds. False if it does not until the deadline.
    package func wait(
        for path: ElementPath, timeout: Double, until holds: ([ElementSnapshot]) -> Bool
    ) throws(AutomationProblem) -> Bool {
        if isForeign { return holds([]) }
        let page = try openPage()
        let deadline = ContinuousClock.now + .milliseconds(Int(min(max(timeout, 0), 86_400) * 1000))
        while true {
            let app = try page.application()
            let found: [ElementSnapshot]
            // Several elements exist, too.
            do throws(AmbiguousElement) { found = try path.resolve(in: app) } catch { found = error.candidates }
            if holds(found) { return true }
            guard try page.waitForChange(until: deadline) else { return false }
        }
    }

    /// Performs a step on an element, and records its failure.
    package func perform(
        _ step: String, on path: ElementPath, at place: SourcePlace,
        _ body: (AutomationPage, ElementSnapshot) throws(AutomationProblem) -> Void
    ) {
        lastPlace = place
        do throws(AutomationProblem) {
            let page = try openPage()
            var target = try element(path)
            if target.isBehindDialog, handleInterruption() { target = try element(path) }
            try body(page, target)
        } catch {
            fail("\(step) failed: \(error.message)", at: place)
        }
    }

    /// Lets the newest monitor that wants to handle the alert in front. False if none does.
    private func handleInterruption() -> Bool {
        for handler in monitors().reversed() {
            let alert = XCUIElement(self, .first(.descendants(of: .application, .alert)))
            let sheet = XCUIElement(self, .first(.descendants(of: .application, .sheet)))
            let front = alert.exists ? alert : sheet
            guard front.exists else { return false }
            if handler(front) { return true }
        }
        return false
    }
}
