import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `The name of a color` {
    private func name(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> String {
        UIColor(red: red, green: green, blue: blue, alpha: alpha).accessibilityName
    }

    @Test func `is its hue and lightness`() {
        #expect(name(1, 0, 0) == "red")
        #expect(name(0, 0, 0.4) == "dark blue")
        #expect(name(0.7, 1, 0.7) == "light green")
        #expect(name(1, 0.5, 0) == "orange" && name(0.5, 0.25, 0) == "brown")
    }

    @Test func `is black, white or a gray without a hue`() {
        #expect(name(0, 0, 0) == "black" && name(1, 1, 1) == "white")
        #expect(name(0.2, 0.2, 0.2) == "dark gray" && name(0.5, 0.5, 0.5) == "gray")
        #expect(name(0.8, 0.8, 0.8) == "light gray")
    }

    @Test func `tells that the color is translucent`() {
        #expect(name(1, 1, 0, 0.5) == "yellow, translucent" && name(1, 1, 0, 0) == "transparent")
    }

    @Test func `stays in components of another space`() throws {
        let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
        #expect(gray == CGColor(gray: 0.5, alpha: 0.25))
        let ink = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 1, 1, 0.5, 1]))
        #expect(ink == CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let converted = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
        #expect(converted == CGColor(gray: 0.2126, alpha: 0.5))
        #expect(red.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == red)
    }

    @Test func `of a face chooses weight and form of a font`() {
        let font = UIFont.systemFont(ofSize: 20).fontDescriptor
        let bold = font.withFace("Bold Italic")
        #expect(bold.symbolicTraits.contains([.traitBold, .traitItalic]) && bold.pointSize == 20)
        #expect(!bold.withFace("Regular").symbolicTraits.contains(.traitItalic))
        #expect(!bold.withFace("Light").symbolicTraits.contains(.traitBold))
        #expect(font.withFace("Unknown") == font)
    }
}
