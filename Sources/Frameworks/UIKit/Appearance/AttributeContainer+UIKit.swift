import EspalierViews
public import Foundation

extension AttributeContainer {
    /// The attributes of a dictionary, for texts of configurations. Keys that such a text does not show are left out, as are values of
    /// other types than those of their keys.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Shown = AttributeScopes.SwiftUIAttributes
        self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
        self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Shown.BackgroundColorAttribute.self] = (dictionary[.backgroundColor] as? UIColor).map { Color($0) }
        self[Shown.KerningAttribute.self] = NSAttributedString.number(dictionary[.kern])
        self[Shown.TrackingAttribute.self] = NSAttributedString.number(dictionary[.tracking])
        self[Shown.BaselineOffsetAttribute.self] = NSAttributedString.number(dictionary[.baselineOffset])
        self[Shown.UnderlineStyleAttribute.self] = NSAttributedString.line(
            dictionary[.underlineStyle], dictionary[.underlineColor])
        self[Shown.StrikethroughStyleAttribute.self] = NSAttributedString.line(
            dictionary[.strikethroughStyle], dictionary[.strikethroughColor])
    }
}
