public import EspalierViews
import Synchronization

/// A parameter of an intent. Declare it as `@Parameter(title: "Name") var name: String`.
///
/// Set the parameters of an intent that a view performs: a page does not ask the user for them. A parameter without a value is an
/// error of the intent, unless its type is optional.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    private let stored: Mutex<Value?>
    /// The name of the parameter.
    public let title: LocalizedStringResource

    /// A parameter.
    ///
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: An explanation. It is not shown.
    ///   - defaultValue: The value of a new intent; nil for none.
    ///   - requestValueDialog: Siri's question for the value. It is not asked.
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        stored = Mutex(defaultValue)
    }

    /// A parameter with a provider of possible values, which is not asked.
    ///
    /// - Parameters:
    ///   - title: The name of the parameter.
    ///   - description: An explanation. It is not shown.
    ///   - defaultValue: The value of a new intent; nil for none.
    ///   - requestValueDialog: Siri's question for the value. It is not asked.
    ///   - optionsProvider: The provider.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) {
        self.init(title: title, default: defaultValue)
    }

    /// The value. Reading a parameter that has none stops the program.
    public var wrappedValue: Value {
        get {
            guard let value = storedValue else {
                preconditionFailure(
                    "The parameter \"\(title.key)\" of an intent has no value. A page does not ask for it: set it first."
                )
            }
            return value
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    private var storedValue: Value? { stored.withLock { $0 } ?? Value._absent }

    /// An error that asks for the value. Throw it from `perform()`. A page does not ask, so the error is written to the log.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { MissingParameter(name: title.key) }

    /// Asks for the value. A page cannot ask, so the method always throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw needsValueError(dialog) }

    /// Asks whether a value is right. A page cannot ask, so the method always throws.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw needsValueError(dialog)
    }

    /// Asks for one of several values. A page cannot ask, so the method always throws.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw needsValueError(dialog)
    }
}

extension IntentParameter where Value == Int {
    /// A parameter for a number in a range, which limits what Siri accepts.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Int? = nil,
        controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, default: defaultValue)
    }
}

extension IntentParameter where Value == Double {
    /// A parameter for a number in a range, which limits what Siri accepts.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil,
        controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, default: defaultValue)
    }
}

/// The control for a number in the editor of Shortcuts. It has no effect.
public enum IntentControlStyle: Hashable, Sendable {
    /// A field; a stepper; a slider.
    case field, stepper, slider
}

/// A parameter that an intent cannot do without.
struct MissingParameter: Error, Equatable, CustomStringConvertible {
    let name: String
    var description: String { "the parameter \"\(name)\" has no value" }
}

/// A parameter of any type.
protocol AnyIntentParameter {
    /// The error of a parameter that has no value.
    var fault: MissingParameter? { get }
}

extension IntentParameter: AnyIntentParameter {
    var fault: MissingParameter? { storedValue == nil ? MissingParameter(name: title.key) : nil }
}
