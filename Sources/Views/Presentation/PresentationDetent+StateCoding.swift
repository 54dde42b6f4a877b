import Foundation

extension PresentationDetent: StateCoding {
    /// A detent in the form of snapshots.
    enum StateCode: Codable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        /// The mangled name of the type that computes the height.
        case custom(String)
    }

    /// Nil for a height that a closure computes.
    var stateCode: StateCode? {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): .fraction(fraction)
        case .height(let height): .height(height)
        // The name of a private type finds no type.
        case .custom: typeName.flatMap { _typeByName($0) == nil ? nil : .custom($0) }
        }
    }

    init?(stateCode: StateCode) {
        switch stateCode {
        case .medium: self = .medium
        case .large: self = .large
        case .fraction(let fraction): self = .fraction(fraction)
        case .height(let height): self = .height(height)
        case .custom(let name):
            guard let type = _typeByName(name) as? any CustomPresentationDetent.Type else { return nil }
            self = Self.of(type)
        }
    }

    private static func of<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .custom(type) }
}
