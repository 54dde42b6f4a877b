@_exported public import Foundation

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNRequest: NSObject {
    /// An object of the framework.
    public override init() {}

    /// An object of the framework.
    public init(completionHandler: ((Any, (any Error)?) -> Void)?) {}
}

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNRecognizeTextRequest: VNRequest {}

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNDetectFaceRectanglesRequest: VNRequest {}

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNDetectBarcodesRequest: VNRequest {}

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNDetectHumanHandPoseRequest: VNRequest {}

/// A search in a picture.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNGenerateImageFeaturePrintRequest: VNRequest {}

/// A search by a model.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNCoreMLRequest: NSObject {
    /// An object of the framework.
    public init(model: VNCoreMLModel) {}

    /// An object of the framework.
    public init(model: VNCoreMLModel, completionHandler: ((Any, (any Error)?) -> Void)?) {}
}

/// A model.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNCoreMLModel: NSObject {
    /// An object of the framework.
    public init(for model: Any) throws {}
}

/// A picture to search in.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNImageRequestHandler: NSObject {
    /// An object of the framework.
    public init(cgImage image: Any, options: [String: Any] = [:]) {}

    /// An object of the framework.
    public init(url imageURL: URL, options: [String: Any] = [:]) {}

    /// An object of the framework.
    public init(data imageData: Data, options: [String: Any] = [:]) {}
}

/// A result.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNObservation: NSObject {}

/// A result.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNRecognizedTextObservation: VNObservation {}

/// A result.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNClassificationObservation: VNObservation {}

/// A result.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNFaceObservation: VNObservation {}

/// A result.
@available(
    *, unavailable, message: "Recognition in pictures is not part of Espalier. Run a library of the server in a task."
)
open class VNBarcodeObservation: VNObservation {}
