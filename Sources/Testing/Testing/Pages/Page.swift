public import EspalierAutomation
import EspalierDisplayTree
public import EspalierViews
import Foundation

/// A page of an app in this process, for tests: without a server, a browser or a port.
///
///     @MainActor @Test func `the counter counts`() async throws {
///         let page = try await Page(CounterPage())
///         page.buttons["More"].tap()
///         #expect(page.staticTexts["Count: 1"].exists)
///     }
///
/// Elements, queries and steps are those of `XCUIAutomation`. A step returns when the page is up to date; its failure is a sentence with the
/// nearest names. Tasks that a step starts continue when the test waits: `await page.settle()`, or `await` with
/// `waitForExistence(timeout:)`. The page's clock stands still until the test moves it.
@MainActor
public final class Page {
    /// The browser of the page.
    public let browser: TestBrowser
    let driver: PageDriver
    let automation: AutomationPage
    let context: AutomationContext

    /// A page with a view.
    ///
    /// - Parameter path: The path with the place that the page shows, such as `/items/7`.
    public convenience init<V: View>(
        _ view: @autoclosure @escaping @MainActor () -> V, at path: String = "/", size: PageSize = .phone,
        in browser: TestBrowser? = nil
    ) async throws {
        let tools = try PageTools.ofProcess()
        let source = PageSource.view { host, location, browser in
            ViewGraph(host: host, resources: tools.resources, values: browser.values, location: location) { view() }
        }
        try await self.init(source, at: path, size: size, in: browser ?? TestBrowser(), tools)
    }

    /// A page of an app.
    ///
    /// - Parameter path: The path of the page, with its place and its query.
    public convenience init<A: App>(
        _ app: A.Type, at path: String = "/", size: PageSize = .phone, in browser: TestBrowser? = nil
    ) async throws {
        let tools = try PageTools.ofProcess()
        let browser = browser ?? TestBrowser()
        let source = PageSource.app(browser.instance(of: app, tools.resources))
        try await self.init(source, at: path, size: size, in: browser, tools)
    }

    init(
        _ source: PageSource, at path: String, size: PageSize, in browser: TestBrowser, _ tools: PageTools
    ) async throws {
        self.browser = browser
        do throws(AutomationProblem) {
            driver = try PageDriver(source, at: path, size: size, browser: browser, tools: tools)
            // The program is that of the tests, so its name says nothing about the app.
            automation = try AutomationPage(driver, name: "")
        } catch {
            throw PageProblem(description: error.message)
        }
        context = AutomationContext(page: automation)
        await settle()
    }

    /// The clock of the page.
    public var clock: TestClock { driver.clock }

    /// The page as an element, with everything on it.
    public var element: XCUIElement { XCUIElement(context, .application) }

    /// The title of the document.
    public var title: String { driver.displayTree.title }

    /// The path of the page's place; nil for a page without places.
    public var path: String? { driver.displayTree.place?.path }

    /// URLs of other sites that the page has opened, in order.
    public var openedURLs: [String] { automation.openedURLs }

    /// Opens another page of the app in place of this one, as a link does.
    ///
    /// - Throws: An error that names the app's pages, if there is none at the path.
    public func open(_ path: String) throws {
        do throws(AutomationProblem) { try automation.open(path) } catch {
            throw PageProblem(description: error.message)
        }
    }

    /// Lets the tasks of the page continue until none of them changes it, except for those that wait for time or for work elsewhere.
    public func settle() async {
        for _ in 0..<100 { guard await driver.turn() else { return } }
    }

    /// Expectations on the page as a whole: overlaps, cut texts, sizes of targets, contrast, snapshots.
    public var expect: PageExpectations { PageExpectations(page: self) }
}

extension Page: @MainActor XCUIElementTypeQueryProvider {
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        element.descendants(matching: type)
    }

    public var firstMatch: XCUIElement { element }
}

extension Page: @MainActor CustomDebugStringConvertible {
    /// The elements of the page, a line each.
    public var debugDescription: String { element.debugDescription }
}

/// The reason why a page cannot be opened, as a sentence.
public struct PageProblem: Error, CustomStringConvertible {
    public let description: String
}
