import EspalierViews
import Foundation
import Testing

@testable import UIKit

@Suite struct `A description of a font` {
    @Test func `takes the weight among its traits`() {
        let font = UIFont.systemFont(ofSize: 20)
        let attributes = font.fontDescriptor.fontAttributes
        var traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        traits[.weight] = UIFont.Weight.semibold
        let changed = UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: 0)
        #expect(changed.fontName == "Inter-600" && changed.pointSize == 20)
    }

    @Test func `is made of attributes`() {
        let described = UIFontDescriptor(fontAttributes: [.family: "Vollkorn", .size: 13])
        #expect(UIFont(descriptor: described, size: 0).familyName == "Vollkorn")
        #expect(described.pointSize == 13)
        let again = UIFontDescriptor(fontAttributes: UIFont.boldSystemFont(ofSize: 11).fontDescriptor.fontAttributes)
        #expect(UIFont(descriptor: again, size: 0).fontName == "Inter-600")
    }

    @Test func `knows and changes its forms`() throws {
        let bold = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
        #expect(bold.symbolicTraits == .traitBold)
        let plain = try #require(bold.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: plain, size: 0).fontName == "Inter-400-Italic")
    }

    @Test func `finds all families and fonts by their names`() throws {
        #expect(UIFont.familyNames == ["Inter", "JetBrains Mono", "Quicksand", "Vollkorn"])
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                #expect(UIFont(name: name, size: 10)?.fontName == name)
            }
        }
        #expect(UIFont.fontNames(forFamilyName: "None") == [])
    }

    @Test func `has the size of traits`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(font.pointSize == 33)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    }
}
