public import Foundation

/// A service of the app in the share sheet.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    override public init() {
        super.init()
    }

    /// The name of the service for the app.
    open var activityType: ActivityType? { nil }
    /// The title in the share sheet.
    open var activityTitle: String? { nil }
    /// The symbol in the share sheet.
    open var activityImage: UIImage? { nil }
    /// Whether the service takes items. It is left out otherwise.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the service starts.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Starts the service. It calls `activityDidFinish(_:)` at its end.
    open func perform() { activityDidFinish(true) }

    var finish: ((Bool) -> Void)?

    /// Ends the service.
    open func activityDidFinish(_ completed: Bool) {
        finish?(completed)
        finish = nil
    }

    /// The names of services.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A service by its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The clipboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The reading list of Safari. The browser's share sheet decides which of these services there are.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Devices nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// The picture of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// A new email.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Notes on a document.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// A new message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Apple Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// A printer.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// The photos of the device.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }
}
