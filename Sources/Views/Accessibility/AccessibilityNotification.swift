public import Foundation

/// Messages of the app to the users of assistive technologies.
///
///     Button("Save") {
///         store.save()
///         AccessibilityNotification.Announcement("Saved").post()
///     }
///
/// A message concerns the page whose action, task or view posts it. Screen readers speak it when they have spoken what they speak now,
/// or at once if it is an attributed string with a high priority. Other changes of a page need no message, since browsers report
/// them by themselves.
public enum AccessibilityNotification {
    /// A text that screen readers speak.
    public struct Announcement: Sendable {
        private let message: Message

        /// A text that is not localized.
        public init(_ announcement: String) {
            message = .text(announcement, isUrgent: false)
        }

        /// A text with the priority of its `accessibilitySpeechAnnouncementPriority`.
        public init(_ announcement: AttributedString) {
            message = Message(announcement)
        }

        /// A text in the language of the page.
        public init(_ announcement: LocalizedStringResource) {
            message = .resource(announcement)
        }

        /// Lets screen readers speak the text on the page in use.
        public func post() { message.post() }
    }

    /// Views have come, gone or moved. An argument that is a string is spoken; others have no effect.
    public struct LayoutChanged {
        private let message: Message?

        /// A change of the layout.
        ///
        /// - Parameter element: A text to speak. Views have no values here that could get the focus.
        public init(_ element: Any? = nil) {
            message = Message(argument: element)
        }

        /// Lets screen readers speak the argument, if it is a string.
        public func post() { message?.post() }
    }

    /// Most of the page has changed. An argument that is a string is spoken; others have no effect.
    public struct ScreenChanged {
        private let message: Message?

        /// A change of the whole page.
        ///
        /// - Parameter element: A text to speak, such as the title of what is shown now.
        public init(_ element: Any? = nil) {
            message = Message(argument: element)
        }

        /// Lets screen readers speak the argument, if it is a string.
        public func post() { message?.post() }
    }

    /// An area has scrolled. The text says where it is now, such as "Page 2 of 5".
    public struct PageScrolled: Sendable {
        private let message: Message

        /// A text that is not localized.
        public init(_ statusDescription: String) {
            message = .text(statusDescription, isUrgent: false)
        }

        /// A text with the priority of its `accessibilitySpeechAnnouncementPriority`.
        public init(_ statusDescription: AttributedString) {
            message = Message(statusDescription)
        }

        /// A text in the language of the page.
        public init(_ statusDescription: LocalizedStringResource) {
            message = .resource(statusDescription)
        }

        /// Lets screen readers speak the text on the page in use.
        public func post() { message.post() }
    }

    /// A text for screen readers.
    private enum Message: Sendable {
        case text(String, isUrgent: Bool)
        case resource(LocalizedStringResource)

        init(_ text: AttributedString) {
            let isUrgent = text.runs.contains {
                $0[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] == .high
            }
            self = .text(String(text.characters), isUrgent: isUrgent)
        }

        /// - Returns: Nil for an argument that is no text.
        init?(argument: Any?) {
            switch argument {
            case let text as String: self = .text(text, isUrgent: false)
            case let text as AttributedString: self.init(text)
            default: return nil
            }
        }

        /// Views may post from any thread.
        func post() {
            MainThread.run {
                switch self {
                case .text(let text, let isUrgent): ViewGraph.announce(text, isUrgent: isUrgent)
                case .resource(let resource):
                    guard let graph = ViewGraph.current else { return }
                    let text = Text(resource).plainString(in: graph.root.environment.textEnvironment(graph))
                    graph.openings.announce(text, isUrgent: false)
                }
            }
        }
    }
}
