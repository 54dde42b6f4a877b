import EspalierDisplayTree

/// The kind and the state of a view for assistive technology. Traits without a counterpart in ARIA have no effect.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// No traits.
    public init() {
        bits = 0
    }

    /// The view is a button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// The view is a heading, of level 2 by default.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// The view plays a sound when it is used. It has no effect on a page.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// The view is a key of a keyboard. It has no effect on a page.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// The view is text that does not change. It has no effect on a page.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// The view summarizes the app's state. It has no effect on a page.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// The view changes often. It has no effect on a page.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// The view starts a media session. It has no effect on a page.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// The view takes touches directly. It has no effect on a page.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// The view turns the page once it was read. It has no effect on a page.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// The view is modal: assistive technology ignores everything else.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// The view is a switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// The view is a tab bar, and tappable views inside are tabs.
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
