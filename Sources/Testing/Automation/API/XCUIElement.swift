import EspalierInternationalization
public import Foundation

/// An element of an app under test: a description, which is looked up anew each time it is used.
///
/// A step on an element that does not exist, or on several, fails the test with a sentence that names the nearest elements. A step
/// waits up to two seconds for its element.
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
    package let context: AutomationContext
    package let path: ElementPath

    package init(_ context: AutomationContext, _ path: ElementPath) {
        self.context = context
        self.path = path
    }

    // MARK: Existence

    /// Whether the element is on the page now.
    public var exists: Bool {
        guard context.page != nil else { return false }
        do throws(AutomationProblem) { return try context.wait(for: path, timeout: 0) { !$0.isEmpty } } catch {
            context.fail(error.message, at: nil)
            return false
        }
    }

    /// Whether a tap would hit the element: it is on the screen, with nothing in front.
    public var isHittable: Bool {
        guard context.page != nil, let page = context.page else { return false }
        guard let element = try? context.elements(path).first, element.isOnScreen else { return false }
        return page.cover(of: element, at: element.center) == nil
    }

    /// Waits until the element exists.
    ///
    /// - Parameter timeout: The limit in seconds.
    /// - Returns: False if it does not exist by then.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        wait(timeout, file, line) { !$0.isEmpty }
    }

    /// Waits until the element does not exist.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        wait(timeout, file, line) { $0.isEmpty }
    }

    /// Waits until the element does not exist.
    @discardableResult
    public func waitForNonExistence(
        withTimeout timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        waitForNonExistence(timeout: timeout, file: file, line: line)
    }

    /// Waits until a property of the element has a value.
    @discardableResult
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>, toEqual expected: Value, timeout: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        wait(timeout, file, line) { [self] found in
            // A property of a missing element is a failure of its own.
            let isOfExistence = keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
            return (isOfExistence || !found.isEmpty) && self[keyPath: keyPath] == expected
        }
    }

    private func wait(
        _ timeout: TimeInterval, _ file: StaticString, _ line: UInt, until holds: ([ElementSnapshot]) -> Bool
    ) -> Bool {
        let place = SourcePlace(file, line)
        context.lastPlace = place
        do throws(AutomationProblem) { return try context.wait(for: path, timeout: timeout, until: holds) } catch {
            context.fail(error.message, at: place)
            return false
        }
    }

    // MARK: Attributes

    /// The element now; nil, and a failure, if it does not exist.
    package func attributes() -> ElementSnapshot? {
        do throws(AutomationProblem) { return try context.element(path) } catch {
            context.fail(error.message, at: nil)
            return nil
        }
    }

    public var identifier: String { attributes()?.identifier ?? "" }
    public var label: String { attributes()?.label ?? "" }
    public var title: String { attributes()?.title ?? "" }
    public var value: Any? { attributes()?.value }
    public var placeholderValue: String? { attributes()?.placeholder }
    public var frame: CGRect { attributes()?.frame ?? .zero }
    public var elementType: ElementType { attributes()?.type ?? path.kind }
    public var isEnabled: Bool { attributes()?.isEnabled ?? false }
    public var isSelected: Bool { attributes()?.isSelected ?? false }
    public var hasFocus: Bool { attributes()?.hasFocus ?? false }

    /// The position of a slider's knob, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        guard let text = attributes()?.text, let percent = Double(text.dropLast()) else { return 0 }
        return percent / 100
    }

    /// The element and those inside of it now.
    ///
    /// - Throws: An error if the element does not exist.
    public func snapshot() throws -> any XCUIElementSnapshot {
        do throws(AutomationProblem) { return try context.element(path) } catch {
            throw XCUIError(message: error.message)
        }
    }

    // MARK: Queries

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(context, .descendants(of: path, type))
    }

    /// The elements of a kind directly inside.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(context, .children(of: path, type))
    }

    /// The first element in the order of the page, if the description leads to several.
    public var firstMatch: XCUIElement {
        guard case .only(let all) = path else { return self }
        return XCUIElement(context, .first(all))
    }
}

/// An error of an element, as a sentence.
public struct XCUIError: Error, CustomStringConvertible {
    var message: String

    public var description: String { message }
}

extension XCUIElement: CustomStringConvertible, CustomDebugStringConvertible {
    /// The element as a test names it, such as `app.buttons["Save"]`.
    public var description: String { "\(path)" }

    /// The element and those inside of it, a line each.
    public var debugDescription: String {
        guard let found = try? context.elements(path) else { return description }
        return found.isEmpty ? "\(path) does not exist" : found.map { $0.tree() }.joined()
    }
}

extension XCUIElement: PredicateObject {
    package func predicateValue(of key: String) throws(PredicateProblem) -> Any? {
        switch key {
        case "exists": return exists
        case "isHittable", "hittable": return isHittable
        default:
            guard let element = try? context.elements(path).first else { return nil }
            return try element.predicateValue(of: key)
        }
    }

    package func report(_ problem: String) { context.fail(problem, at: context.lastPlace) }
}
