import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

/// Texts have letters of ten points and lines of ten points.
@MainActor @Suite struct `A configuration of a button` {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let page = TestPage { Text("Page") }

    private func display(_ color: UIColor) -> DisplayColor? {
        guard case .color(let color) = Color(color).resolved(in: ShapeStyleContext()) else { return nil }
        return color
    }

    /// The colors of a text of a page.
    private func colors(of text: String, _ page: TestPage) -> [DisplayColor] {
        page.nodes.compactMap { node in
            guard case .text(let own) = node.content, own.plainText == text,
                case .color(let color)? = own.firstStyle?.paint
            else { return nil }
            return color
        }
    }

    /// A button with a configuration without insets.
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func `is updated by the handler before the button is shown, once for several changes`() {
        let button = button { $0.title = "Off" }
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        #expect(calls == 0)
        let page = TestPage { Shown(view: button) }
        #expect(page.texts == ["Off"] && calls == 1)
        button.isSelected = true
        button.isEnabled = false
        #expect(calls == 1)
        page.update()
        #expect(page.texts == ["On"] && calls == 2)
        button.setNeedsUpdateConfiguration()
        page.update()
        #expect(calls == 3)
        page.update()
        #expect(calls == 3)
    }

    @Test func `is updated by a subclass, also for the size`() {
        final class Counter: UIButton {
            var count = 1
            override func updateConfiguration() {
                configuration?.title = String(repeating: "a", count: count)
            }
        }
        page.update()
        var plain = UIButton.Configuration.plain()
        plain.contentInsets = .zero
        let button = Counter(configuration: plain)
        #expect(button.intrinsicContentSize.width == 10)
        button.count = 4
        button.setNeedsUpdateConfiguration()
        #expect(button.intrinsicContentSize.width == 40)
    }

    @Test func `has a stronger background while the button is selected, and is gray while it is disabled`() {
        let button = UIButton(configuration: .tinted())
        button.isSelected = true
        #expect(button.configuration?.updated(for: button).form == .filled)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(button.configuration?.updated(for: button).form == .tinted)
        button.isEnabled = false
        #expect(button.configuration?.updated(for: button).isDimmed == true)
        #expect(button.shownConfiguration?.isDimmed == true)
        button.automaticallyUpdatesConfiguration = false
        #expect(button.shownConfiguration?.isDimmed == false)
    }

    @Test func `changes the attributes of its texts`() {
        let button = button {
            $0.title = "Go"
            $0.subtitle = "now"
            $0.baseForegroundColor = blue
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = UIFont.boldSystemFont(ofSize: 30)
                outgoing.foregroundColor = Color(red: 0, green: 1, blue: 0)
                return outgoing
            }
        }
        let page = TestPage { Shown(view: button) }
        #expect(colors(of: "Go", page) == [display(UIColor(Color(red: 0, green: 1, blue: 0)))].compactMap { $0 })
        #expect(colors(of: "now", page) == [display(blue)].compactMap { $0 })
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            [red] incoming in
            incoming.merging(AttributeContainer([.foregroundColor: red, .font: UIFont.systemFont(ofSize: 9)]))
        }
        page.update()
        #expect(colors(of: "Go", page) == [display(red)].compactMap { $0 })
    }

    @Test func `has the attributes of a dictionary`() {
        let attributes = AttributeContainer([
            .font: UIFont.systemFont(ofSize: 9), .foregroundColor: red, .kern: 2, .underlineStyle: 1,
            .shadow: NSShadow(),
        ])
        #expect(attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]?.pointSize == 9)
        #expect(attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] == red)
        #expect(attributes.kern == 2 && attributes.underlineStyle == .single && attributes.tracking == nil)
        #expect(AttributeContainer([.font: "a"]) == AttributeContainer())
    }

    @Test func `has the attributes of each run of its title`() {
        var title = AttributedString("ab")
        title.uiKit.foregroundColor = red
        title += AttributedString("c")
        let styled = ConfiguredText(
            string: title, font: .systemFont(ofSize: 9), color: blue, keepsColors: true, transformer: nil
        ).styled
        #expect(styled.runs.map { styled.characters[$0.range].count } == [2, 1])
        #expect(styled.runs.map(\.swiftUI.foregroundColor) == [Color(red), Color(blue)])
        #expect(styled.runs.allSatisfy { $0.swiftUI.font == Font(UIFont.systemFont(ofSize: 9)) })
        let button = button { $0.attributedTitle = title }
        #expect(TestPage { Shown(view: button) }.texts == ["abc"])
    }

    @Test func `has the size of its parts`() {
        page.update()
        let button = button {
            $0.title = "ab"
            $0.subtitle = "abc"
            $0.titlePadding = 4
        }
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 24))
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 36, height: 28))
        button.configuration?.indicator = .popup
        #expect(button.intrinsicContentSize == CGSize(width: 56, height: 28))
        button.configuration?.setDefaultContentInsets()
        #expect(button.configuration?.contentInsets.leading == 12)
    }

    @Test func `reserves room for its image`() {
        page.update()
        let button = button {
            $0.title = "ab"
            $0.image = UIImage(systemName: "star")
            $0.imagePadding = 5
            $0.imageReservation = 50
        }
        #expect(button.intrinsicContentSize.width == 75)
        button.configuration?.imagePlacement = .top
        #expect(button.intrinsicContentSize == CGSize(width: 21, height: 65))
        button.configuration?.imageReservation = 0
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 30)
        #expect(button.intrinsicContentSize == CGSize(width: 36, height: 51))
    }

    @Test func `wraps its title unless it truncates it`() {
        page.update()
        let button = button { $0.title = "ab cd" }
        #expect(button.intrinsicContentSize == CGSize(width: 50, height: 10))
        #expect(button.contentHeight(in: 20) == 20)
        #expect(button.sizeThatFits(CGSize(width: 20, height: 0)).height == 20)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        #expect(button.contentHeight(in: 20) == nil)
        #expect(button.sizeThatFits(CGSize(width: 20, height: 0)) == CGSize(width: 50, height: 10))
    }

    @Test func `begins its texts at a side`() {
        func side(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat? {
            let button = button {
                $0.title = "abcd"
                $0.subtitle = "ef"
                change(&$0)
            }
            let page = TestPage { Shown(view: button).fixedSize() }
            return page.frame(of: "ef").flatMap { second in page.frame(of: "abcd").map { second.minX - $0.minX } }
        }
        #expect(side { _ in } == 0)
        #expect(side { $0.titleAlignment = .center } == 10)
        #expect(side { $0.titleAlignment = .trailing } == 20)
        #expect(side { $0.imagePlacement = .top } == 10)
    }

    @Test func `takes colors of both frameworks in its transformers`() {
        let transformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 16, weight: .bold)
            outgoing.foregroundColor = .red
            return outgoing
        }
        let changed = transformer(AttributeContainer())
        #expect(changed[AttributeScopes.UIKitAttributes.FontAttribute.self] == .systemFont(ofSize: 16, weight: .bold))
        #expect(changed.swiftUI.foregroundColor == .red)
    }

    @Test func `changes colors by transformers`() {
        #expect(UIConfigurationColorTransformer.preferredTint(red) == .tintColor)
        #expect(UIConfigurationColorTransformer.monochromeTint(red) == red)
        #expect(UIConfigurationColorTransformer.grayscale(red) == UIColor(white: 0.299, alpha: 1))
        var background = UIBackgroundConfiguration()
        background.strokeColor = blue
        background.strokeColorTransformer = UIConfigurationColorTransformer { [red] _ in red }
        #expect(background.resolvedStrokeColor(for: blue) == red)
    }

    @Test func `has the background of its own colors`() {
        let button = UIButton(configuration: .filled())
        button.configuration?.background.backgroundColorTransformer = UIConfigurationColorTransformer { [red] _ in red }
        button.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: 5, leading: 5, bottom: 5, trailing: 5)
        let page = TestPage { Shown(view: button).frame(width: 100, height: 40) }
        let filled = page.nodes.compactMap { node -> DisplayColor? in
            var paint = node.appearance?.background
            if case .shape(let shape) = node.content { paint = shape.fill }
            guard case .color(let color)? = paint else { return nil }
            return color
        }
        #expect(filled == [display(red)].compactMap { $0 })
        #expect(page.frames(ofType: "RoundedRectangle") == [CGRect(x: 105, y: 85, width: 90, height: 30)])
    }
}
