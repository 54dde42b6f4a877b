import EspalierDisplayTree
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `Accessibility traits` {
    @Test func `are a set`() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isButton) && !traits.contains(.isImage) && !traits.contains([.isButton, .isImage]))
        #expect(traits.insert(.isImage) == (true, .isImage) && traits.insert(.isImage) == (false, .isImage))
        #expect(traits.remove(.isHeader) == .isHeader && traits.remove(.isHeader) == nil)
        #expect(traits == [.isButton, .isImage])
        #expect(traits.update(with: .isLink) == nil && traits.update(with: .isLink) == .isLink)
        traits.formIntersection([.isButton, .isLink])
        #expect(traits == [.isButton, .isLink])
        traits.formUnion(.isModal)
        traits.formSymmetricDifference([.isLink, .isToggle])
        #expect(traits == [.isButton, .isModal, .isToggle])
        #expect(traits.union(.isLink).intersection([.isLink, .isModal]) == [.isLink, .isModal])
        #expect(traits.symmetricDifference([.isButton, .isLink]) == [.isModal, .isToggle, .isLink])
    }

    private func semantics<V: View>(_ view: V) -> Semantics? {
        TestPage { view }.nodes.lazy.compactMap(\.semantics).first
    }

    @Test(arguments: [
        (AccessibilityTraits.isTabBar, Semantics.Role.tablist), (.isToggle, .switch), (.isLink, .link),
        (.isButton, .button), (.isHeader, .heading), (.isSearchField, .searchbox), (.isImage, .image),
    ]) func `give a view its role, and take it back`(trait: AccessibilityTraits, role: Semantics.Role) {
        #expect(semantics(Text("a").accessibilityAddTraits(trait))?.role == role)
        #expect(semantics(Text("a").accessibilityAddTraits(trait).accessibilityRemoveTraits(trait))?.role == nil)
        #expect(semantics(Text("a").accessibilityAddTraits(trait).accessibilityRemoveTraits(.isSelected))?.role == role)
    }

    @Test func `select a view, or not`() {
        #expect(semantics(Text("a").accessibilityAddTraits(.isSelected))?.isSelected == true)
        #expect(
            semantics(Text("a").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected))?.isSelected
                != true)
    }

    @Test func `make a view a dialog if it is modal, unless it is something else`() {
        let modal = semantics(Text("a").accessibilityAddTraits(.isModal))
        #expect(modal?.isModal == true && modal?.role == .dialog)
        let both = semantics(Text("a").accessibilityAddTraits([.isModal, .isLink]))
        #expect(both?.isModal == true && both?.role == .link)
        let plain = semantics(Text("a").accessibilityAddTraits(.isModal).accessibilityRemoveTraits(.isModal))
        #expect(plain?.isModal != true && plain?.role == nil)
        let link = semantics(Text("a").accessibilityAddTraits([.isModal, .isLink]).accessibilityRemoveTraits(.isModal))
        #expect(link?.isModal == false && link?.role == .link)
    }
}
