@_exported public import Foundation

/// A model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
open class MLModel: NSObject {
    /// An object of the framework.
    public convenience init(contentsOf url: URL) throws { self.init() }
}

/// Settings of a model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
open class MLModelConfiguration: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Numbers of a model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
open class MLMultiArray: NSObject {}

/// A value of a model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
open class MLFeatureValue: NSObject {}

/// Values of a model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
public protocol MLFeatureProvider: AnyObject {}

/// Values of a model.
@available(
    *, unavailable,
    message: "Models of Core ML run on Apple's devices only. Run a model with a library of the server, in a task."
)
open class MLDictionaryFeatureProvider: NSObject {}
