import EspalierViews
public import Foundation

private let swiftUIFont = NSAttributedString.Key(AttributeScopes.SwiftUIAttributes.FontAttribute.name)

extension AttributedString {
    /// The text of an `NSAttributedString`, with the attributes that texts show, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        var whole = AttributedString()
        let letters = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var container = AttributeContainer(attributes)
            container.link = attributes[.link].flatMap(NSAttributedString.url)
            if let font = attributes[swiftUIFont] as? Font { container.swiftUI.font = font }
            whole += AttributedString(letters.substring(with: range), attributes: container)
        }
        self = whole
    }

    /// The text of an `NSAttributedString`. The attributes are those of all scopes that texts show.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }

    /// The text of an `NSAttributedString`. The attributes are those of all scopes that texts show.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension NSAttributedString {
    /// The text of an `AttributedString`, with the attributes that texts show, and links.
    public convenience init(_ attrStr: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            whole.append(
                NSAttributedString(
                    string: String(attrStr[run.range].characters), attributes: Self.attributes(of: run.attributes)))
        }
        self.init(attributedString: whole)
    }

    /// The text of an `AttributedString`. The attributes are those of all scopes that texts show.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }

    /// The text of an `AttributedString`. The attributes are those of all scopes that texts show.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }

    private static func attributes(of container: AttributeContainer) -> [Key: Any] {
        typealias Shown = AttributeScopes.SwiftUIAttributes
        typealias Native = AttributeScopes.UIKitAttributes
        var attributes: [Key: Any] = [:]
        attributes[.font] = container[Native.FontAttribute.self]
        attributes[swiftUIFont] = container[Shown.FontAttribute.self]
        attributes[.foregroundColor] =
            container[Native.ForegroundColorAttribute.self]
            ?? container[Shown.ForegroundColorAttribute.self].map { UIColor($0) }
        attributes[.backgroundColor] = container[Shown.BackgroundColorAttribute.self].map { UIColor($0) }
        attributes[.kern] = container[Shown.KerningAttribute.self]
        attributes[.tracking] = container[Shown.TrackingAttribute.self]
        attributes[.baselineOffset] = container[Shown.BaselineOffsetAttribute.self]
        if let line = container[Shown.UnderlineStyleAttribute.self] {
            attributes[.underlineStyle] = NSUnderlineStyle(line.pattern).rawValue
            attributes[.underlineColor] = line.color.map { UIColor($0) }
        }
        if let line = container[Shown.StrikethroughStyleAttribute.self] {
            attributes[.strikethroughStyle] = NSUnderlineStyle(line.pattern).rawValue
            attributes[.strikethroughColor] = line.color.map { UIColor($0) }
        }
        attributes[.link] = container.link
        return attributes
    }
}
