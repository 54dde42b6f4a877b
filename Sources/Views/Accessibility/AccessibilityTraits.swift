import EspalierDisplayTree

/// What kind of thing a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    public init() {
        bits = 0
    }

    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    public typealias Element = AccessibilityTraits

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(bits: bits ^ other.bits)
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    @discardableResult
    public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        let isNew = !contains(new)
        bits |= new.bits
        return (isNew, new)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard bits & member.bits != 0 else { return nil }
        bits &= ~member.bits
        return member
    }

    @discardableResult
    public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
        insert(new).inserted ? nil : new
    }

    private var role: Semantics.Role? {
        if contains(.isTabBar) { return .tablist }
        if contains(.isToggle) { return .switch }
        if contains(.isLink) { return .link }
        if contains(.isButton) { return .button }
        if contains(.isHeader) { return .heading }
        if contains(.isSearchField) { return .searchbox }
        if contains(.isImage) { return .image }
        return nil
    }

    func apply(to semantics: inout Semantics) {
        guard bits != 0 else { return }
        if let role, !(role == .button && semantics.role == .tab) { semantics.role = role }
        if contains(.isHeader), semantics.headingLevel == 0 { semantics.headingLevel = 2 }
        if contains(.isSelected) { semantics.isSelected = true }
        if contains(.isModal) {
            semantics.isModal = true
            if semantics.role == nil || semantics.role == .group { semantics.role = .dialog }
        }
    }

    func withdraw(from semantics: inout Semantics) {
        guard bits != 0 else { return }
        if let role, semantics.role == role { semantics.role = nil }
        if contains(.isHeader) { semantics.headingLevel = 0 }
        if contains(.isSelected) { semantics.isSelected = false }
        if contains(.isModal) {
            semantics.isModal = false
            if semantics.role == .dialog { semantics.role = nil }
        }
    }
}
