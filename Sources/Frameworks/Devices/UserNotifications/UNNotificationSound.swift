public import Foundation

public final class UNNotificationSound: NSObject, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
        super.init()
    }

    /// A sound of the app.
    public convenience init(named name: UNNotificationSoundName) {
        self.init(name.rawValue)
    }

    /// The usual sound.
    public static let `default` = UNNotificationSound("default")
    /// The sound in spite of silence.
    public static let defaultCritical = UNNotificationSound("default critical")

    override public func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
    override public var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject {
    public let identifier: String
    /// The file.
    public let url: URL

    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier
        url = URL
        super.init()
    }
}
