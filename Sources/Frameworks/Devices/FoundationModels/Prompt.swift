/// A text for the model.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    public init(_ content: some PromptRepresentable) {
        text = content.promptRepresentation.text
    }

    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
        self = try content()
    }

    init(text: String) {
        self.text = text
    }

    // `return` keeps the builder of the protocol's property away, which would ask for the property again.
    public var promptRepresentation: Prompt { return self }
}

/// A value that is a text for the model.
public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

extension String: PromptRepresentable {
    public var promptRepresentation: Prompt { return Prompt(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt {
        return Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
    }
}

/// Joins texts by line ends.
@resultBuilder public struct PromptBuilder {
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> Prompt {
        expression.promptRepresentation
    }

    public static func buildBlock(_ components: Prompt...) -> Prompt { buildArray(components) }
    public static func buildArray(_ prompts: [Prompt]) -> Prompt {
        Prompt(text: prompts.map(\.text).joined(separator: "\n"))
    }
    /// The text of an `if`.
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    /// The text of an `if` with an `else`.
    public static func buildEither(first component: Prompt) -> Prompt { component }
    /// The text of an `if` with an `else`.
    public static func buildEither(second component: Prompt) -> Prompt { component }
}
