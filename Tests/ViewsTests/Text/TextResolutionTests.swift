import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierViews

struct TextResolutionTests {
    @Test func `a plain text is one run of body in the label color`() {
        let resolved = Text("Hello").resolve(in: textEnvironment())
        #expect(resolved.isSingleRun)
        #expect(resolved.runs == [MeasuredRun(text: "Hello", font: FontFace(size: 17))])
        #expect(resolved.styles == [DisplayTextStyle(font: FontFace(size: 17), lineHeight: 21.25)])
        #expect(resolved.plainText == "Hello")
    }

    @Test func `an interpolated text without a style of its own is part of the string`() {
        let resolved = Text("Travelers to \(Text("Oslo")): \(3)").resolve(in: textEnvironment())
        #expect(resolved.content == .plain("Travelers to Oslo: 3"))
    }

    @Test func `an interpolated text with a style is a run`() {
        let resolved = Text("to \(Text("Oslo").bold())").resolve(in: textEnvironment())
        #expect(resolved.runs.map(\.text) == ["to ", "Oslo"])
        #expect(resolved.runs.map(\.font.weight) == [400, 600])
    }

    @Test func `texts of one environment share a style object`() {
        let environment = textEnvironment()
        let first = Text("one").resolve(in: environment).styles[0]
        let second = Text(verbatim: "two").resolve(in: environment).styles[0]
        let bold = Text("three").bold().resolve(in: environment).styles[0]
        let other = Text("four").bold().resolve(in: environment).styles[0]
        #expect(first === second)
        #expect(bold === other)
        #expect(first !== bold)
    }

    @Test func `environments of one page share equal styles`() {
        let styles = TextStyleTable()
        let measurer = HalfSquareFont()
        var settings = TextSettings()
        let first = TextEnvironment(settings, measurer: measurer, styles: styles)
        settings.lineLimit = 2
        let second = TextEnvironment(settings, measurer: measurer, styles: styles)
        #expect(first.plainStyle.display === second.plainStyle.display)
    }

    @Test func `the innermost modifier wins`() {
        let text = Text("x").foregroundColor(.red).font(.title).foregroundColor(.blue).font(.caption)
        let resolved = text.resolve(in: textEnvironment())
        #expect(resolved.styles[0].paint == .color(.named(.red)))
        #expect(resolved.styles[0].font.size == 28)
    }

    @Test func `a text's own style wins over the environment's`() {
        let resolved = Text("x").fontWeight(.light).foregroundStyle(.tint).resolve(
            in: textEnvironment {
                $0.font = .headline
                $0.fontContext.weight = .black
                $0.style.tint = .color(.named(.green))
                $0.style.foreground = .color(.named(.red))
            })
        #expect(resolved.styles[0].font == FontFace(size: 17, weight: 300))
        #expect(resolved.styles[0].paint == .color(.named(.green)))
    }

    @Test func `nil font and nil color fall back to the environment's`() {
        let resolved = Text("x").font(nil).foregroundColor(nil).resolve(
            in: textEnvironment {
                $0.font = .title3
                $0.style.foreground = .color(.named(.pink))
            })
        #expect(resolved.styles[0].font.size == 20)
        #expect(resolved.styles[0].paint == .color(.named(.pink)))
    }

    @Test func `lines, baseline offsets and tracking reach the style`() {
        let text = Text("x").underline(color: .red).strikethrough(pattern: .dash).kerning(2).baselineOffset(3)
        let style = text.resolve(in: textEnvironment()).styles[0]
        #expect(style.underline == DisplayTextLine(color: .named(.red)))
        #expect(style.strikethrough == DisplayTextLine(pattern: .dash))
        #expect(style.tracking == 2)
        #expect(style.baselineOffset == 3)
        #expect(Text("x").kerning(2).tracking(1).resolve(in: textEnvironment()).styles[0].tracking == 1)
    }

    @Test func `disabled styles are off`() {
        let text = Text("x").underline(false).bold(false).italic(false)
        let style = text.resolve(in: textEnvironment { $0.underline = .single }).styles[0]
        #expect(style.underline == nil)
        #expect(style.font == FontFace(size: 17))
    }

    @Test func `concatenated texts keep their own styles and take those of the sum`() {
        let text = (Text("a").bold() + Text("b") + Text("c").font(.caption)).font(.title)
        #expect(text.marked() == ["a 700", "b", "c"])
        #expect(text.resolve(in: textEnvironment()).runs.map(\.font.size) == [28, 28, 12])
    }

    @Test func `adjacent runs of one style become one run`() {
        #expect((Text("a") + Text("b") + Text("")).marked() == ["ab"])
    }

    @Test func `an empty text keeps a style for its height`() {
        let resolved = (Text("") + Text("")).resolve(in: textEnvironment { $0.font = .title })
        #expect(resolved.plainText == "")
        #expect(resolved.styles.map(\.font.size) == [28])
    }

    @Test func `the environment changes the letters' case`() {
        #expect(Text("Straße").marked { $0.textCase = .uppercase } == ["STRASSE"])
        #expect((Text("Ab").bold() + Text("C")).marked { $0.textCase = .lowercase } == ["ab 600", "c"])
    }

    @Test func `small capitals are capitals of a smaller size`() {
        let text = Text("Ab C").font(.system(size: 10).lowercaseSmallCaps())
        let runs = text.resolve(in: textEnvironment()).runs
        #expect(runs.map(\.text) == ["A", "B", " C"])
        #expect(runs.map(\.font.size) == [10, 8, 10])
    }

    @Test func `a formatted value is written in the environment's language`() {
        let text = Text(1234.5, format: .number)
        #expect(text.marked() == ["1,234.5"])
        #expect(text.marked { $0.locale = Locale(identifier: "de_DE") } == ["1.234,5"])
    }

    @Test func `equal texts are equal and others are not`() {
        #expect(Text("a\(1)") == Text("a\(1)"))
        #expect(Text("a\(1)") != Text("a\(2)"))
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").foregroundStyle(.tint) == Text("a").foregroundStyle(.tint))
    }

    @Test func `a mirror shows storage and modifiers`() throws {
        let mirror = Mirror(reflecting: Text("First"))
        #expect(mirror.children.map(\.label) == ["storage", "modifiers"])
        let storage = try #require(mirror.descendant("storage"))
        #expect(Mirror(reflecting: storage).children.first?.label == "anyTextStorage")
        #expect(
            String(describing: Text("First"))
                == "Text(storage: EspalierViews.Text.Storage.anyTextStorage(EspalierViews.LocalizedTextStorage), modifiers: [])"
        )
        #expect(
            String(describing: Text(verbatim: "First"))
                == "Text(storage: EspalierViews.Text.Storage.verbatim(\"First\"), modifiers: [])")
    }

    @Test func `a variable is shown verbatim and a literal is read as Markdown`() {
        let name = "**x**"
        #expect(Text(name).marked() == ["**x**"])
        #expect(Text("**x**").marked() == ["x 600"])
        #expect(Text(LocalizedStringKey(name)).marked() == ["x 600"])
        #expect(Text(verbatim: "**x**").marked() == ["**x**"])
    }
}

struct DisplayedTextTests {
    @Test func `a laid out text is drawn in its lines`() {
        let environment = textEnvironment { $0.alignment = .center }
        let resolved = (Text("ab ") + Text("cd").bold()).resolve(in: environment)
        let lines = [
            TextLine(fragments: [TextFragment(run: 0, text: "ab")], width: 17, height: 21.25),
            TextLine(fragments: [], width: 0, height: 21.25, end: .paragraph),
            TextLine(fragments: [TextFragment(run: 1, text: "cd", heldWidth: 20)], width: 20, height: 21.25),
        ]
        let layout = TextLayout(
            size: CGSize(width: 20, height: 63.75), firstBaseline: 17, lastBaseline: 59.5,
            lines: ContiguousArray(lines))
        let text = resolved.display(layout, in: environment)
        let (plain, bold) = (resolved.styles[0], resolved.styles[1])
        #expect(
            Array(text.runs) == [
                DisplayTextRun(text: "ab", style: plain, lineEnd: .joined),
                DisplayTextRun(text: "", style: plain, lineEnd: .paragraph),
                DisplayTextRun(text: "cd", style: bold, heldWidth: 20),
            ])
        #expect(text.appearance.alignment == .center)
        #expect(text.lineHeight == 21.25)
    }

    @Test func `a shrunk text is drawn in a smaller font`() {
        let environment = textEnvironment()
        let resolved = Text("ab").resolve(in: environment)
        let layout = TextLayout(
            size: CGSize(width: 8.5, height: 10.625), firstBaseline: 8.5, lastBaseline: 8.5,
            lines: [TextLine(fragments: [TextFragment(run: 0, text: "ab")], width: 8.5, height: 10.625)], scale: 0.5)
        let style = resolved.display(layout, in: environment).runs[0].style
        #expect(style.font.size == 8.5)
        #expect(style.lineHeight == 10.625)
    }
}
