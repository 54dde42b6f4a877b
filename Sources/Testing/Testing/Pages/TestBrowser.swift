public import EspalierViews
import Foundation

/// A browser in a test. Its pages share the app's instance, the values of `AppStorage` and the user.
///
///     let browser = TestBrowser(languages: ["de"], identity: Identity("ada", roles: ["keeper"]))
///     let first = try await Page(Desk.self, in: browser)
///     let second = try await Page(Desk.self, at: "/settings", in: browser)
@MainActor
public final class TestBrowser {
    /// The user's languages (BCP 47), the preferred one first.
    public let languages: [String]
    public let colorScheme: ColorScheme
    public let textSize: DynamicTypeSize
    /// The user of all pages; nil for a guest. Pages that sign in or out change it.
    public private(set) var identity: Identity?

    let values: ClientValues
    private var apps: [ObjectIdentifier: AppInstance] = [:]
    private var pages: [WeakPage] = []

    private struct WeakPage {
        weak var page: PageDriver?
    }

    /// A browser without pages.
    ///
    /// - Parameters:
    ///   - identity: The user who is signed in.
    ///   - values: Values that `AppStorage` finds, by their keys. Values that cannot be encoded are left out.
    public init(
        languages: [String] = ["en"], colorScheme: ColorScheme = .light, textSize: DynamicTypeSize = .large,
        identity: Identity? = nil, storing values: [String: any Encodable] = [:]
    ) {
        self.languages = languages
        self.colorScheme = colorScheme
        self.textSize = textSize
        self.identity = identity
        let encoded = values.compactMapValues { try? JSONEncoder().encode([AnyEncodable(value: $0)]) }
        self.values = ClientValues((try? JSONEncoder().encode(encoded)) ?? Data())
    }

    private struct AnyEncodable: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    isolated deinit {
        for app in apps.values { app.end() }
    }

    /// The browser's instance of an app.
    func instance<A: App>(of app: A.Type, _ resources: AppResources) -> AppInstance {
        if let known = apps[ObjectIdentifier(app)] { return known }
        let made = AppInstance(app, values: values, resources: resources)
        apps[ObjectIdentifier(app)] = made
        return made
    }

    /// The window of a page.
    func host(_ size: PageSize) -> HostEnvironment {
        HostEnvironment(
            size: size.size, prefersDarkScheme: colorScheme == .dark, textScale: Self.scale(of: textSize),
            languages: languages, timeZone: "UTC")
    }

    /// The factor of texts of a size: the body's size in points, divided by the usual 17.
    private static func scale(of size: DynamicTypeSize) -> Double {
        let bodies: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
        return index < bodies.count ? bodies[index] / 17 : 1
    }

    func add(_ page: PageDriver) {
        pages.removeAll { $0.page == nil }
        pages.append(WeakPage(page: page))
    }

    /// Performs what a page has changed of its browser.
    func apply(_ changes: BrowserChanges) {
        switch changes.identity {
        case .signIn(let user, _)?: identity = user
        case .signOut?: identity = nil
        case nil: return
        }
        for page in pages { page.page?.identityDidChange() }
    }
}
