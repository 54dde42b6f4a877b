/// An enumeration of the app's that is the type of a parameter.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable where RawValue: LosslessStringConvertible {
    /// The appearance of each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// The name of the case, in the language of the code that asks.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
    }
}
