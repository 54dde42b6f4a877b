public import Observation

/// A conversation with the language model, which this device lacks: every request fails with `GenerationError.assetsUnavailable`.
public final class LanguageModelSession: Observable, Sendable {
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {}

    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions?) {}

    public init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
    }

    /// A conversation that goes on.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {}

    /// Whether the model writes: false.
    public var isResponding: Bool { false }
    /// The messages: none.
    public var transcript: Transcript { Transcript() }

    /// Loads the model. There is none.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// An answer of the model.
    public struct Response<Content> {
        public let content: Content
        /// The messages.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

// MARK: Requests

extension LanguageModelSession {
    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw GenerationError.missingModel
    }

    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> {
        throw GenerationError.missingModel
    }

    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> {
        _ = try prompt()
        throw GenerationError.missingModel
    }

    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        throw GenerationError.missingModel
    }

    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> {
        throw GenerationError.missingModel
    }

    /// Fails with `GenerationError.assetsUnavailable`.
    @discardableResult
    nonisolated(nonsending) public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> {
        _ = try prompt()
        throw GenerationError.missingModel
    }

    /// A stream that fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        ResponseStream()
    }

    /// A stream that fails with `GenerationError.assetsUnavailable`.
    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> {
        ResponseStream()
    }

    /// A stream that fails with `GenerationError.assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> {
        ResponseStream()
    }

    /// A stream that fails with `GenerationError.assetsUnavailable`.
    public func streamResponse<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) rethrows -> ResponseStream<Content> {
        _ = try prompt()
        return ResponseStream()
    }

    /// The parts of an answer. Without a model the first one fails.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// An answer so far.
        public struct Snapshot {
            public var content: Content.PartiallyGenerated
        }

        /// Fails at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? {
                throw GenerationError.missingModel
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Fails with `GenerationError.assetsUnavailable`.
        nonisolated(nonsending) public func collect() async throws -> Response<Content> {
            throw GenerationError.missingModel
        }
    }
}
