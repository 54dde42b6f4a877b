/// Choices of a request.
public struct GenerationOptions: Sendable, Equatable {
    /// How the next word is chosen.
    public struct SamplingMode: Sendable, Equatable {
        private let name: String

        /// The most probable word.
        public static var greedy: SamplingMode { SamplingMode(name: "greedy") }

        /// One of the most probable words.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "top \(k) \(seed.map(String.init) ?? "")")
        }

        /// One of the words that reach a probability together.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(name: "threshold \(probabilityThreshold) \(seed.map(String.init) ?? "")")
        }
    }

    /// How the next word is chosen.
    public var sampling: SamplingMode?
    /// How surprising the text is, from 0 to 1.
    public var temperature: Double?
    /// The largest number of words.
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}
