import EspalierAutomation
public import Foundation
import Synchronization

/// The app under test: the program that the package builds, which `launch()` starts and uses over HTTP.
///
///     let app = XCUIApplication()
///     app.launch()
///     app.buttons["Save"].tap()
///
/// The program is found beside the tests in the build folder. Each launch is a new browser, which opens the page at `/` in a window of
/// 390 × 844 points. A further launch with equal arguments and an equal environment uses the same process. All processes end with the
/// tests.
public final class XCUIApplication: XCUIElement {
    /// The arguments of the program, which begin behind `--`.
    ///
    /// `-key value` sets the value of a key of `UserDefaults.standard`. `-AppleLanguages (de)` sets the browser's languages.
    public var launchArguments: [String] = []
    /// Variables for the program, in addition to those of the tests.
    public var launchEnvironment: [String: String] = [:]
    /// The path of the page that a launch opens.
    public var launchPath = "/"
    /// The size of the window in points. A change of it while the app runs is one of the window.
    public var windowSize = CGSize(width: 390, height: 844) { didSet { updateWindow() } }

    /// Whether the page has the dark scheme.
    fileprivate var showsDark = false
    private let product: String?
    private var launched: Launched?

    /// The process of the last launch, and its port.
    private struct Launched {
        var process: AppProcess
        var port: UInt16
    }

    /// The program of the package: the only one, or the one with the package's name.
    public init() {
        product = nil
        super.init(AutomationContext(), .application)
        prepare()
    }

    /// The program with a name.
    ///
    /// - Parameter bundleIdentifier: The name of the executable product, or an identifier that ends with it. Apps of Apple's
    ///   (`com.apple.springboard`) have no elements, and launching them does nothing.
    public init(bundleIdentifier: String) {
        product = bundleIdentifier
        super.init(AutomationContext(isForeign: bundleIdentifier.hasPrefix("com.apple.")), .application)
        prepare()
    }

    private func prepare() {
        context.monitors = { InterruptionMonitors.handlers }
        context.picture = { [weak context] in
            guard let data = context?.page?.driver.picture() else { return nil }
            let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
            attachment.name = "Failure"
            return attachment.write(for: "Failures").map { "A picture of the page: \($0.path)" }
        }
    }

    // MARK: Life

    /// Starts the program, or a new browser of it, and opens its first page. The test fails if the program does not serve within 30 s.
    public func launch(file: StaticString = #filePath, line: UInt = #line) {
        if context.isForeign { return }
        let place = SourcePlace(file, line)
        context.lastPlace = place
        context.page = nil
        do throws(AutomationProblem) {
            let program = try BuiltProduct.find(product)
            let (process, port) = try AppProcesses.process(
                program: program.path, arguments: launchArguments, environment: launchEnvironment)
            launched = Launched(process: process, port: port)
            showsDark = false
            let driver = try driver(process, port)
            _ = try driver.open(launchPath)
            context.page = try AutomationPage(driver, name: program.lastPathComponent)
            CurrentApp.current = self
            updateWindow()
        } catch {
            context.fail("launch failed: \(error.message)", at: place)
        }
    }

    /// The way to use the pages: over HTTP, or with `ESPALIER_BROWSER=chromium` in Chromium.
    private func driver(_ process: AppProcess, _ port: UInt16) throws(AutomationProblem) -> any AutomationDriver {
        switch ProcessInfo.processInfo.environment["ESPALIER_BROWSER"] {
        case nil, "": return HTTPDriver(process, port: port, languages: languages) { [unowned self] in windowSize }
        case "chromium": return try ChromiumDriver(process, port: port, languages: languages, size: windowSize)
        case let name?: throw AutomationProblem("ESPALIER_BROWSER must be chromium, or unset, not \(name)")
        }
    }

    /// The languages for the browser: `-AppleLanguages (de, en)`, or that of `-AppleLocale de_DE`.
    private var languages: String {
        func argument(_ name: String) -> String? {
            guard let index = launchArguments.firstIndex(of: name), launchArguments.indices.contains(index + 1) else {
                return nil
            }
            return launchArguments[index + 1]
        }
        if let list = argument("-AppleLanguages") {
            let names = list.split { "(), \"".contains($0) }.map(String.init)
            if !names.isEmpty { return names.joined(separator: ",") }
        }
        return argument("-AppleLocale")?.replacingOccurrences(of: "_", with: "-") ?? "en"
    }

    /// Brings the app to the front, and launches it if it does not run.
    public func activate(file: StaticString = #filePath, line: UInt = #line) {
        if context.isForeign { return }
        guard context.page != nil else { return launch(file: file, line: line) }
        isInBackground = false
        CurrentApp.current = self
        report("visible", file, line)
    }

    /// Closes the app's page. Its browser is gone.
    public func terminate() {
        context.page = nil
        isInBackground = false
        if CurrentApp.current === self { CurrentApp.current = nil }
    }

    /// Opens an address of the app in place of the page: its scheme and host do not matter.
    public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
        if context.page == nil { launch(file: file, line: line) }
        var address = url.path.isEmpty ? "/" : url.path
        if let query = url.query { address += "?" + query }
        context.perform("open", on: .application, at: SourcePlace(file, line)) { (page, _) throws(AutomationProblem) in
            try page.open(address)
        }
    }

    // MARK: State

    /// The state of an app.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    private var isInBackground = false

    public var state: State {
        guard context.page != nil, launched?.process.isRunning == true else { return .notRunning }
        return isInBackground ? .runningBackground : .runningForeground
    }

    /// Waits for a state, which only steps change.
    ///
    /// - Returns: Whether the app is in it.
    @discardableResult
    public func wait(for state: State, timeout: TimeInterval) -> Bool { self.state == state }

    /// Leaves the app for the home screen.
    func leave(file: StaticString, line: UInt) {
        isInBackground = true
        report("hidden", file, line)
    }

    /// Tells the page whether it is visible.
    private func report(_ phase: String, _ file: StaticString, _ line: UInt) {
        context.perform("activate", on: .application, at: SourcePlace(file, line)) {
            (page, _) throws(AutomationProblem) in
            let window = page.tree.root
            if window.accepts("phase") { try page.send([AutomationEvent(window.id, "phase", .text(phase))]) }
        }
    }

    /// The URLs of other sites that the app has opened, such as `https://example.com` or `tel:1`, the newest last.
    public var openedURLs: [URL] { context.page?.openedURLs.compactMap { URL(string: $0) } ?? [] }

    /// Resets a permission. Pages in tests have none.
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}

/// A resource for which an app asks the user's permission.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit
    case bluetooth = -0x4002
    case keyboardNetwork = -0x4001
    case location = -0x4000
    case health = -0x3FFF
    case systemRootDirectory = 11
    case userTracking = -0x3FFE
    case focus = -0x3FFD
    case localNetwork = -0x3FFC
}

/// The app that devices and screens act on: the one that was launched last.
enum CurrentApp {
    private struct Reference: @unchecked Sendable {
        // Only the thread that tests an app uses it.
        weak var app: XCUIApplication?
    }

    private static let reference = Mutex(Reference())

    static var current: XCUIApplication? {
        get { reference.withLock { $0 }.app }
        set {
            let new = Reference(app: newValue)
            reference.withLock { $0 = new }
        }
    }
}

extension XCUIApplication {
    /// Tells the page the size and the colors of its window, if they are not those that it knows.
    func updateWindow() {
        guard let page = context.page else { return }
        let device = XCUIDevice.shared
        let size =
            device.orientation.isLandscape ? CGSize(width: windowSize.height, height: windowSize.width) : windowSize
        let isDark = device.appearance == .dark
        if size == page.tree.size, isDark == showsDark { return }
        showsDark = isDark
        do throws(AutomationProblem) { try page.resize(to: size, isDark: isDark) } catch {
            context.fail("the window could not be changed: \(error.message)", at: context.lastPlace)
        }
    }
}
