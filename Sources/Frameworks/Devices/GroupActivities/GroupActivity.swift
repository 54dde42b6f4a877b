@_exported public import Foundation

/// Something that people do together during a call, which a page cannot see: it is always done alone.
public protocol GroupActivity: Codable {
    /// The name of the kind.
    static var activityIdentifier: String { get }
    /// The description for the others.
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    /// The name of the kind: that of the type.
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Asks whether the activity is shared: it is not, as without a call.
    nonisolated(nonsending) public func prepareForActivation() async -> GroupActivityActivationResult {
        .activationDisabled
    }

    /// Shares the activity. False: there is no call.
    @discardableResult
    nonisolated(nonsending) public func activate() async throws -> Bool { false }

    /// The sessions of the kind: none.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

/// Answers to the question whether an activity is shared.
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// Shared; done alone, as always on this device; not done.
    case activationPreferred, activationDisabled, cancelled
}

/// The description of an activity.
public struct GroupActivityMetadata: Sendable {
    /// Kinds of activities.
    public struct ActivityType: Hashable, Sendable {
        private let name: String

        /// Other things.
        public static let generic = ActivityType(name: "generic")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let watchTogether = ActivityType(name: "watchTogether")
        /// Exercises.
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        /// Buying.
        public static let shopTogether = ActivityType(name: "shopTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
        /// Making something.
        public static let createTogether = ActivityType(name: "createTogether")
        /// Exploring a place.
        public static let exploreTogether = ActivityType(name: "exploreTogether")
    }

    public var type: ActivityType = .generic
    public var title: String?
    /// The text below the title.
    public var subtitle: String?
    /// The address for those that lack the app.
    public var fallbackURL: URL?
    /// Whether the activity goes on on a television.
    public var supportsContinuationOnTV = false

    public init() {}
}
