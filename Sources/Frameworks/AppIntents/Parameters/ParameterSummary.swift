/// A description of an intent with its parameters. It is not shown.
public protocol ParameterSummary: Sendable {}

/// A sentence that describes an intent with its parameters. It is not shown.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// A sentence.
    ///
    /// - Parameters:
    ///   - summaryString: The sentence, with parameters: `"Add \(\.$name)"`.
    ///   - table: The name of the table with its translations; nil for `Localizable`.
    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// A sentence, and parameters below it.
    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterSummaryBuilder<Intent> _ otherParameters: () -> ParameterSummaryBuilder<Intent>.Parameters
    ) {}
}

/// A sentence with parameters of an intent.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A sentence without parameters.
    public init(stringLiteral value: String) {}

    /// A sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {}

    /// The parts of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}

        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Collects the parameters below a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Parameters of an intent.
    public struct Parameters: Sendable {}

    /// Takes a parameter.
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> Parameters {
        Parameters()
    }

    /// Joins parameters.
    public static func buildBlock(_ parameters: Parameters...) -> Parameters { Parameters() }
}
