import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

struct FontTests {
    @Test(arguments: [
        (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600),
        (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
        (.caption2, 11, 400), (.system(size: 21, weight: .black), 21, 900), (.system(.title, weight: .thin), 28, 200),
        (.system(size: .nan), 0, 400), (.system(size: -4), 0, 400),
    ])
    func `a font has its size and weight`(_ font: Font, _ size: CGFloat, _ weight: UInt16) {
        #expect(font.resolved() == FontFace(size: size, weight: weight))
    }

    @Test func `text styles follow the user's text size and fixed sizes do not`() {
        #expect(Font.body.resolved(dynamicTypeSize: .xSmall).size == 14)
        #expect(Font.body.resolved(dynamicTypeSize: .accessibility5).size == 53)
        #expect(Font.caption2.resolved(dynamicTypeSize: .xxxLarge).size == 17)
        #expect(Font.system(size: 30).resolved(dynamicTypeSize: .accessibility5).size == 30)
        #expect(Font.custom("Avenir", size: 34).resolved(dynamicTypeSize: .accessibility1).size == 56)
        #expect(Font.custom("Avenir", size: 34, relativeTo: .largeTitle).resolved(dynamicTypeSize: .xSmall).size == 31)
        #expect(Font.custom("Avenir", fixedSize: 34).resolved(dynamicTypeSize: .accessibility5).size == 34)
    }

    @Test func `the browser's text scale selects the nearest size`() {
        #expect(DynamicTypeSize(textScale: 1) == .large)
        // 25.5 points are between 23 and 28.
        #expect(DynamicTypeSize(textScale: 1.5) == .xxxLarge)
        #expect(DynamicTypeSize(textScale: 1.25) == .xxLarge)
        #expect(DynamicTypeSize(textScale: 0.5) == .xSmall)
        #expect(DynamicTypeSize(textScale: 9) == .accessibility5)
        #expect(DynamicTypeSize.xxxLarge < .accessibility1)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }

    @Test func `an inactive modifier undoes an earlier active one`() {
        #expect(Font.body.bold(true) == Font.body.bold() && Font.body.bold().bold(false).resolved().weight == 400)
        #expect(Font.body.italic(true).resolved().italic && !Font.body.italic().italic(false).resolved().italic)
        #expect(Font.body.monospaced(true).resolved().design == .monospaced)
        #expect(Font.body.monospaced().monospaced(false).resolved().design == .standard)
        #expect(Font.body.smallCaps() == Font.body.lowercaseSmallCaps().uppercaseSmallCaps())
        #expect(Font.body.smallCaps() != Font.body.lowercaseSmallCaps() && Font.body.smallCaps() != Font.body)
    }

    @Test func `small capitals are written by the rules of the locale`() {
        let turkish = SmallCapsPiece.pieces(of: "Bir iş", .lowercase, in: Locale(identifier: "tr"))
        #expect(turkish.map(\.text) == ["B", "İR", " ", "İŞ"])
        let english = SmallCapsPiece.pieces(of: "It", .lowercase, in: Locale(identifier: "en"))
        #expect(english == [SmallCapsPiece(text: "I", isSmall: false), SmallCapsPiece(text: "T", isSmall: true)])
    }

    @Test func `the environment keeps the values of texts`() {
        var values = EnvironmentValues()
        values.font = .title
        values.lineLimit = 3
        values.multilineTextAlignment = .trailing
        values.allowsTightening = true
        #expect(values.font == .title && values.lineLimit == 3)
        #expect(values.multilineTextAlignment == .trailing && values.allowsTightening)
    }

    @Test func `bold is a style's emphasized weight`() {
        #expect(Font.body.bold().resolved().weight == 600)
        #expect(Font.title.bold().resolved().weight == 700)
        #expect(Font.system(size: 12).bold().resolved().weight == 700)
        #expect(Font.body.weight(.bold).resolved().weight == 700)
        #expect(Font.body.weight(.black).bold().resolved().weight == 900)
        #expect(Font.body.bold().weight(.light).resolved().weight == 300)
    }

    @Test func `designs and features reach the face`() {
        #expect(Font.body.monospaced().resolved().design == .monospaced)
        #expect(Font.system(size: 9, design: .rounded).resolved().design == .rounded)
        #expect(Font.system(.body, design: .serif).resolved().design == .serif)
        #expect(Font.body.italic().resolved().italic)
        #expect(Font.body.monospacedDigit().resolved().monospacedDigits)
    }

    @Test(arguments: [
        ("Menlo-Bold", FontFace.Design.monospaced, 700, false), ("Georgia-BoldItalic", .serif, 700, true),
        ("AvenirNext-DemiBold", .standard, 600, false), ("SF Pro Rounded", .rounded, 400, false),
        ("OpenSans-Serif", .standard, 400, false), ("HelveticaNeue-UltraLight", .standard, 100, false),
        ("Times New Roman", .serif, 400, false),
    ])
    func `a custom font's name selects the nearest font`(
        _ name: String, _ design: FontFace.Design, _ weight: UInt16, _ italic: Bool
    ) {
        #expect(
            Font.custom(name, size: 20).resolved()
                == FontFace(design: design, size: 20, weight: weight, italic: italic))
    }

    @Test func `the environment's weight wins over the font's`() {
        var context = FontContext()
        context.weight = .thin
        #expect(Font.headline.resolved(in: context).face.weight == 200)
        context.isBold = true
        context.weight = nil
        #expect(Font.title2.resolved(in: context).face.weight == 700)
    }

    @Test func `leading changes the distance between lines`() {
        #expect(TextSettings().constraints(leading: .loose).lineSpacing == 2)
        #expect(TextSettings().constraints(leading: .tight).lineSpacing == -2)
        #expect(Font.body.leading(.loose).resolved(in: FontContext()).leading == .loose)
    }

    @Test func `a wider font spreads its letters`() {
        #expect(Font.system(size: 20).width(0.5).resolved(in: FontContext()).tracking == 1.5)
    }
}
