public import Foundation

/// A formatter for names.
///
/// Foundation on Linux has a class of this name that cannot be made. Therefore `PersonNameComponentsFormatter()` finds this one, but the
/// compiler calls the name of the type ambiguous where it stands alone, as in the type of a property.
///
/// Unchecked: as with Foundation's formatters, threads may share one whose properties no longer change.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The parts of the name that appear.
    public enum Style: Int, Sendable {
        /// The same as `medium`.
        case `default`
        /// The nickname, or the given name.
        case short
        /// The given and the family name.
        case medium
        /// All parts except the nickname.
        case long
        /// The first letters.
        case abbreviated
    }

    /// Variants of the name.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The pronunciation of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The parts of the name that appear.
    open var style = Style.default
    /// Whether the text is the pronunciation of the name, if the name has one.
    open var isPhonetic = false
    /// The locale, which decides about the order of names in other scripts.
    open var locale: Locale! = Locale.autoupdatingCurrent

    public override init() { super.init() }

    /// A formatter of names with the default properties: archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PersonNameComponentsFormatter()
        copy.style = style
        copy.isPhonetic = isPhonetic
        copy.locale = locale
        return copy
    }

    /// The text of a name in a style and the current locale.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The text of a name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            case .default, .medium: .medium
            }
        return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .current).format(name)
    }

    /// The text of a name; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }
}
