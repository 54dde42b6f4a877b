public import Foundation

extension AttributeScopes {
    /// Attributes of texts for assistive technologies.
    public struct AccessibilityAttributes: AttributeScope {
        /// How soon a screen reader speaks the text of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The key of the priority of an announcement.
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            public typealias Value = AnnouncementPriority
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"

            /// How soon a screen reader speaks an announcement.
            public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
                /// After what is spoken now.
                case `default`
                /// After what is spoken now. Browsers know no lower priority.
                case low
                /// At once, in place of what is spoken now.
                case high
            }
        }
    }

    /// The attributes for assistive technologies.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute key for assistive technologies by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
