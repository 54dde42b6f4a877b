public import EspalierViews

/// An action of the app, which buttons and toggles perform.
///
/// Apple's systems also offer intents to Siri, Shortcuts and Spotlight. A page has none of these, so only the app's own views perform
/// intents, and the descriptions of intents are not shown.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

    /// The name of the action. It is not shown.
    static var title: LocalizedStringResource { get }
    /// An explanation of the action; nil by default. It is not shown.
    static var description: IntentDescription? { get }
    /// Whether the action opens the app; false by default. It has no effect: the app is open when a view performs the action.
    static var openAppWhenRun: Bool { get }
    /// Whether Shortcuts offers the action; true by default. It has no effect.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked; `alwaysAllowed` by default. It has no effect.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that describes the action with its parameters. It is not shown.
    static var parameterSummary: SummaryContent { get }

    /// An intent whose parameters have their default values.
    init()

    /// Performs the action.
    ///
    /// A view performs it in a task of the page, so the current locale and time zone are those of the page's user. Mark the method
    /// `@MainActor` if it changes state; otherwise it runs on any thread. If it throws, the server's log names the intent.
    func perform() async throws -> PerformResult

    /// Declares a parameter: `@Parameter(title: "Name") var name: String`.
    typealias Parameter = IntentParameter
    /// Describes the action with its parameters: `Summary("Add \(\.$name)")`.
    typealias Summary = IntentParameterSummary<Self>
    /// Declares an object that the app provides.
    typealias Dependency = AppDependency
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary("") }
}

/// The states of a device in which an intent may run. They have no effect.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Always; after the user has unlocked a device; while this device is unlocked.
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// A type with a name that stays the same in all versions of the app.
public protocol PersistentlyIdentifiable {
    /// The name; by default, the type's.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
