@_exported public import Foundation

/// Shows calls.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXProvider: NSObject {
    /// An object of the framework.
    public init(configuration: CXProviderConfiguration) {}

    /// A member of the framework.
    @available(
        *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
    )
    public func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: Any?) {}
    /// A member of the framework.
    public func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {}
}

/// Choices.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXProviderConfiguration: NSObject {
    /// An object of the framework.
    public override init() {}
    /// An object of the framework.
    public init(localizedName: String) {}
}

/// Receives actions.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
public protocol CXProviderDelegate: NSObjectProtocol {}

/// Starts calls.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXCallController: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Watches calls.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXCallObserver: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// Receives changes of calls.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
public protocol CXCallObserverDelegate: NSObjectProtocol {}

/// A call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXCall: NSObject {}

/// Values of a call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXCallUpdate: NSObject {
    /// An object of the framework.
    public override init() {}
}

/// The other person.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXHandle: NSObject {
    /// Kinds of addresses.
    public enum HandleType: Int {
        /// The values of the framework.
        case generic = 1, phoneNumber, emailAddress
    }

    /// An object of the framework.
    @available(
        *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
    )
    public init(type: HandleType, value: String) {}
}

/// An action.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXAction: NSObject {}

/// An action of a call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXCallAction: CXAction {}

/// The start of a call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXStartCallAction: CXCallAction {}

/// The end of a call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXEndCallAction: CXCallAction {}

/// The answer of a call.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXAnswerCallAction: CXCallAction {}

/// Actions together.
@available(
    *, unavailable, message: "Calls of the phone are not part of Espalier. Open a tel: URL with Link or openURL."
)
open class CXTransaction: NSObject {}
