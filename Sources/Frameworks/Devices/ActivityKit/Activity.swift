public import Foundation

/// The values of an activity that stay the same.
public protocol ActivityAttributes: Codable {
    /// The values that change.
    associatedtype ContentState: Codable, Hashable
}

/// The values of an activity that change.
public struct ActivityContent<State: Codable & Hashable> {
    public var state: State
    /// When the values are out of date.
    public var staleDate: Date?
    /// The importance among activities.
    public var relevanceScore: Double

    /// Values that change.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// When an activity that has ended is removed.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    /// The system's choice.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    /// At a date.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Codable, Hashable, Sendable {
    /// Visible; ended; removed; out of date; about to start.
    case active, ended, dismissed, stale, pending
}

/// How servers update an activity.
public struct PushType: Hashable, Sendable {
    private let name: String

    /// By a token of the activity.
    public static let token = PushType(name: "token")

    /// By a channel.
    public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// A Live Activity. This device has none, so `request` fails and the list of activities is empty.
// Sendable, because no object of the class exists.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The values that change.
    public typealias ContentState = Attributes.ContentState

    public let id: String
    /// The values that stay the same.
    public let attributes: Attributes
    /// The values that change.
    public let content: ActivityContent<ContentState>
    public let activityState: ActivityState

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) throws(ActivityAuthorizationError)
    {
        throw .unsupported
    }

    /// The app's activities: none.
    public static var activities: [Activity<Attributes>] { [] }

    /// Fails with `ActivityAuthorizationError.unsupported`.
    @discardableResult
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try Activity(attributes, content)
    }

    /// Fails with `ActivityAuthorizationError.unsupported`.
    @discardableResult
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try Activity(attributes, ActivityContent(state: contentState, staleDate: nil))
    }

    /// Changes the values. No activity exists to be changed.
    public func update(_ content: ActivityContent<ContentState>) async {}

    /// Changes the values. No activity exists to be changed.
    public func update(using contentState: ContentState) async {}

    /// Ends the activity. No activity exists to be ended.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    /// Ends the activity. No activity exists to be ended.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
