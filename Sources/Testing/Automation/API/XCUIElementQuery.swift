import EspalierInternationalization
public import Foundation

/// A description of elements of an app, which is looked up anew each time it is used.
open class XCUIElementQuery: XCUIElementTypeQueryProvider {
    let context: AutomationContext
    let path: ElementPath

    package init(_ context: AutomationContext, _ path: ElementPath) {
        self.context = context
        self.path = path
    }

    private func query(_ path: ElementPath) -> XCUIElementQuery { XCUIElementQuery(context, path) }
    private func element(_ path: ElementPath) -> XCUIElement { XCUIElement(context, path) }

    // MARK: Elements

    /// The only element of the query. A step on it fails if there are several.
    public var element: XCUIElement { element(.only(path)) }

    /// The first element in the order of the page.
    public var firstMatch: XCUIElement { element(.first(path)) }

    /// The number of elements now.
    public var count: Int { found().count }

    private func found() -> [ElementSnapshot] {
        do throws(AutomationProblem) { return try context.elements(path) } catch {
            context.fail(error.message, at: nil)
            return []
        }
    }

    /// The element at a position, from 0.
    public func element(boundBy index: Int) -> XCUIElement { element(.at(path, index)) }

    /// The element at a position, from 0.
    public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// An element for each position of the query now.
    public var allElementsBoundByIndex: [XCUIElement] { found().indices.map { element(boundBy: $0) } }

    /// An element for each element of the query now. The elements are those at the positions.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    /// The only element with a text as its identifier, label, title, value or placeholder.
    public subscript(key: String) -> XCUIElement { element(.only(.filtered(path, .key(key)))) }

    public func element(matching predicate: NSPredicate) -> XCUIElement {
        element(.only(.filtered(path, .predicate(predicate))))
    }

    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        element(.only(.filtered(path, .kind(type, key: identifier))))
    }

    // MARK: Queries

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        query(.descendants(of: path, type))
    }

    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        query(.children(of: path, type))
    }

    /// The elements for which a predicate is true.
    ///
    /// - Parameter predicate: A format with the keys `label`, `identifier`, `value`, `title`, `placeholderValue`, `elementType`,
    ///   `isEnabled`, `isSelected` and `hasFocus`, or a block that gets an `XCUIElementAttributes`.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { query(.filtered(path, .predicate(predicate))) }

    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        query(.filtered(path, .kind(type, key: identifier)))
    }

    /// The elements with a text as their identifier, label, title, value or placeholder.
    public func matching(identifier: String) -> XCUIElementQuery { query(.filtered(path, .key(identifier))) }

    /// The elements inside of which a predicate is true for another one.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        query(.filtered(path, .containingPredicate(predicate)))
    }

    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        query(.filtered(path, .containing(type, key: identifier)))
    }
}

extension XCUIElementQuery: CustomStringConvertible, CustomDebugStringConvertible {
    /// The query as a test names it, such as `app.buttons`.
    public var description: String { "\(path)" }

    /// The elements of the query and those inside, a line each.
    public var debugDescription: String {
        let found = (try? context.elements(path)) ?? []
        return "\(path): \(found.count) elements\n" + found.map { $0.tree(indent: 2) }.joined()
    }
}

extension XCUIElementQuery: PredicateObject {
    package func predicateValue(of key: String) throws(PredicateProblem) -> Any? {
        switch key {
        case "count": return count
        default: throw PredicateProblem("queries have no key \(key), but count")
        }
    }

    package func report(_ problem: String) { context.fail(problem, at: context.lastPlace) }
}
