/// A text that sets the model's task.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    public init(_ content: some InstructionsRepresentable) {
        text = content.instructionsRepresentation.text
    }

    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
        self = try content()
    }

    init(text: String) {
        self.text = text
    }

    // `return` keeps the builder of the protocol's property away, which would ask for the property again.
    public var instructionsRepresentation: Instructions { return self }
}

/// A value that sets the model's task.
public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension String: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions { return Instructions(text: self) }
}

/// Joins texts by line ends.
@resultBuilder public struct InstructionsBuilder {
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> Instructions {
        expression.instructionsRepresentation
    }

    public static func buildBlock(_ components: Instructions...) -> Instructions { buildArray(components) }
    public static func buildArray(_ instructions: [Instructions]) -> Instructions {
        Instructions(text: instructions.map(\.text).joined(separator: "\n"))
    }
    /// The text of an `if`.
    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    /// The text of an `if` with an `else`.
    public static func buildEither(first component: Instructions) -> Instructions { component }
    /// The text of an `if` with an `else`.
    public static func buildEither(second component: Instructions) -> Instructions { component }
}
