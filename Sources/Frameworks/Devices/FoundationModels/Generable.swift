/// A type whose values the model writes. `@Generable` makes a type one.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// A value of which parts are missing. Without a model there are none, so it is the type itself.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self

    /// The form of the values.
    static var generationSchema: GenerationSchema { get }
}

extension Generable {
    /// The form of the values, which no model reads.
    public static var generationSchema: GenerationSchema { GenerationSchema() }

    /// Fails, because no content was generated.
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.missingModel
    }

    /// The value for the model, which does not exist.
    public var generatedContent: GeneratedContent { GeneratedContent() }
}

/// A type that is read from the model's text.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    /// Reads a value.
    init(_ content: GeneratedContent) throws
}

/// A type that is written for the model.
public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
    /// The value for the model.
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { return Prompt(text: String(describing: self)) }
    public var instructionsRepresentation: Instructions { return Instructions(text: String(describing: self)) }
}

/// A value of the model. Without a model no app gets one.
public struct GeneratedContent: Sendable, Equatable {
    init() {}
}

/// The form of generated values.
public struct GenerationSchema: Sendable {
    init() {}
}

extension String: Generable {
    /// Fails, because no content was generated.
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.missingModel
    }
}
extension Int: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Bool: Generable {}
extension Never: Generable {}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// Fails, because no content was generated.
    public init(_ content: GeneratedContent) throws {
        throw LanguageModelSession.GenerationError.missingModel
    }
}
extension Array: ConvertibleToGeneratedContent, InstructionsRepresentable
where Element: ConvertibleToGeneratedContent {
    public var generatedContent: GeneratedContent { GeneratedContent() }
}
extension Array: Generable where Element: Generable {}

/// Makes a type one whose values the model writes.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
    #externalMacro(
        module: "EspalierSwiftUIMacros", type: "GenerableMacro")

/// Describes a property for the model.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "EspalierSwiftUIMacros", type: "GuideMacro")

/// Describes a property for the model, and limits its values.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(
        module: "EspalierSwiftUIMacros", type: "GuideMacro")
