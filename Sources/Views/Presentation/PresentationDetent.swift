import EspalierLayoutEngine
public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    private let custom: (@Sendable (Context) -> CGFloat?)?
    /// The mangled name of the type that computes the height, if one does.
    let typeName: String?

    private init(_ kind: Kind, typeName: String? = nil, custom: (@Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.typeName = typeName
        self.custom = custom
    }

    /// Half of the window. It is inactive in windows that are compact vertically.
    public static let medium = PresentationDetent(.medium)
    /// The full height of a sheet.
    public static let large = PresentationDetent(.large)

    /// A fraction of the full height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        let compute = UncheckedTransfer { (context: Context) in D.height(in: context) }
        return PresentationDetent(.custom(ObjectIdentifier(type)), typeName: _mangledTypeName(type)) {
            compute.value($0)
        }
    }

    /// A height that a closure computes. It is called on the main actor.
    ///
    /// - Parameter token: Detents with the same object are equal.
    package static func computed(
        _ token: AnyObject, _ height: @escaping @MainActor (Context) -> CGFloat?
    ) -> PresentationDetent {
        let height = UncheckedTransfer(height)
        return PresentationDetent(.custom(ObjectIdentifier(token))) { context in
            UncheckedTransfer(context).onMain { height.value($0) }
        }
    }

    /// The values from which a detent computes its height.
    @dynamicMemberLookup
    public struct Context {
        /// The full height of the sheet.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The height in points, at most the full height; nil if the detent is inactive. Negative heights count as 0.
    func height(in context: Context) -> CGFloat? {
        let full = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .medium: context.environment.verticalSizeClass == .compact ? nil : full / 2
            case .large: full
            case .fraction(let fraction): full * fraction
            case .height(let height): height
            case .custom: custom?(context)
            }
        guard let height, height.isFinite else { return nil }
        return min(max(0, height), full)
    }

    /// Detents are equal if they compute the same height.
    public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height that a type computes from the sheet's room.
public protocol CustomPresentationDetent {
    /// The height in points; nil makes the detent inactive.
    static func height(in context: Context) -> CGFloat?

    /// The values from which a detent computes its height.
    typealias Context = PresentationDetent.Context
}

extension View {
    /// Sets the heights at which the sheet around the view rests. It first rests at the lowest one.
    public nonisolated __consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSetting { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around the view rests, and the current one.
    ///
    /// - Parameter selection: The current height. If it is not among `detents`, the lowest one is used.
    public nonisolated __consuming func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationSetting {
            $0.detents = detents
            $0.selection = selection
        }
    }
}
