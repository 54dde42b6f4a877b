public import Foundation
import Synchronization
import _FoundationICU

/// A formatter for lists, such as "bread, milk, and honey". Foundation on Linux has no such class.
///
/// Unchecked: as with Foundation's formatters, threads may share one whose properties no longer change.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale of the separators.
    open var locale: Locale! = Locale.autoupdatingCurrent { didSet { format.withLock { $0 = nil } } }
    /// The formatter for the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// The format for the locale, made on first use.
    private let format = Mutex<ListFormat?>(nil)

    public override init() { super.init() }

    /// A formatter of lists with the default properties: archives do not contain any.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        copy.locale = locale
        copy.itemFormatter = itemFormatter?.copy() as? Formatter
        return copy
    }

    /// The strings as a list in the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
    }

    /// The items as a list. An item that `itemFormatter` does not accept appears with its description.
    open func string(from items: [Any]) -> String? {
        let format = format.withLock { format in
            format =
                format
                ?? ListFormat(
                    locale: (locale ?? .current).icuIdentifier, type: ULISTFMT_TYPE_AND, width: ULISTFMT_WIDTH_WIDE)
            return format
        }
        return format?.text(items.map { itemFormatter?.string(for: $0) ?? description(of: $0) })
    }

    private func description(of item: Any) -> String {
        guard item is Double || item is Float || item is Decimal, let number = item as? NSNumber else {
            return String(describing: item)
        }
        return number.description(withLocale: locale)
    }

    /// An array as a list; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }
}
