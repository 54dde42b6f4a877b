public import EspalierAutomation
public import Foundation

extension XCUIElement {
    /// Waits until the element exists, while tasks of its page continue. The wait ends as soon as it does.
    ///
    /// - Parameter timeout: The limit in seconds. The page's clock moves to what is due within it.
    /// - Returns: False if the element does not exist by then.
    @MainActor @discardableResult
    public func waitForExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await wait(timeout, file, line) { !$0.isEmpty }
    }

    /// Waits until the element does not exist, while tasks of its page continue.
    @MainActor @discardableResult
    public func waitForNonExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await wait(timeout, file, line) { $0.isEmpty }
    }

    /// Waits until a property of the element has a value, while tasks of its page continue.
    @MainActor @discardableResult
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expected: Value, timeout: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) async -> Bool {
        await wait(timeout, file, line) { [self] found in
            let isOfExistence = keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
            return (isOfExistence || !found.isEmpty) && self[keyPath: keyPath] == expected
        }
    }

    @MainActor
    private func wait(
        _ timeout: TimeInterval, _ file: StaticString, _ line: UInt, until holds: ([ElementSnapshot]) -> Bool
    ) async -> Bool {
        let place = SourcePlace(file, line)
        context.lastPlace = place
        let seconds = min(max(timeout, 0), 86_400)
        let deadline = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
        let driver = context.page?.driver as? PageDriver
        let end = (driver?.clock.time ?? 0) + seconds
        do throws(AutomationProblem) {
            while true {
                if try context.wait(for: path, timeout: 0, until: holds) { return true }
                guard let driver else { return try context.wait(for: path, timeout: timeout, until: holds) }
                if await driver.turn() { continue }
                if let next = driver.clock.next, next <= end {
                    driver.clock.advance(to: next)
                    continue
                }
                guard await driver.change(until: deadline) else { return false }
            }
        } catch {
            context.fail(error.message, at: place)
            return false
        }
    }
}
