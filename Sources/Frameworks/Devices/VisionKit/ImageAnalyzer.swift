public import UIKit

/// Finds texts and codes in pictures, which this device cannot do.
public final class ImageAnalyzer: Sendable {
    /// Whether the device can do it: false.
    public class var isSupported: Bool { false }
    /// The languages of texts: none.
    public class var supportedTextRecognitionLanguages: [String] { [] }

    /// The types of content that the analyzer finds.
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let text = AnalysisTypes(rawValue: 1 << 0)
        public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
        /// Places and things.
        public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
    }

    /// Choices of a search.
    public struct Configuration: Sendable {
        /// The types of content that the analyzer finds.
        public let analysisTypes: AnalysisTypes
        /// The languages.
        public var locales: [String] = []

        public init(_ types: AnalysisTypes) {
            analysisTypes = types
        }
    }

    public init() {}

    /// Fails with `CocoaError.featureUnsupported`.
    nonisolated(nonsending) public func analyze(_ image: UIImage, configuration: Configuration) async throws
        -> ImageAnalysis
    {
        throw CocoaError(.featureUnsupported)
    }
}

/// The texts and codes of a picture. No object of the class exists on this device.
public final class ImageAnalysis: Sendable {
    private init() {}

    public var transcript: String { "" }

    /// Whether something was found.
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
