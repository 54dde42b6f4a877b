import EspalierViews
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `An archive of a color` {
    private func restored(_ color: UIColor) throws -> UIColor {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    }

    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
        let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        return resolved.cgColor.components ?? []
    }

    @Test func `keeps its components`() throws {
        let color = try restored(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(components(color, .light) == [0.25, 0.5, 0.75, 0.5])
        #expect(components(color, .dark) == [0.25, 0.5, 0.75, 0.5])
    }

    @Test func `keeps those of both schemes`() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let restored = try restored(color)
        #expect(components(restored, .light) == [0, 0, 0, 1] && components(restored, .dark) == [1, 1, 1, 1])
        #expect(components(try self.restored(.systemBlue), .dark) == components(.systemBlue, .dark))
    }

    @Test func `is refused if it is damaged`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.red, requiringSecureCoding: false)
        #expect(throws: (any Error).self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data.prefix(40))
        }
        let other = try NSKeyedArchiver.archivedData(withRootObject: "red" as NSString, requiringSecureCoding: true)
        #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
    }

    @Test func `is written by a literal, too`() {
        let color: CGColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        #expect(color.components == [0.5, 0.25, 1, 1] && color.colorSpace?.model == .rgb)
        #expect(Color.Resolved(red: 1, green: 0, blue: 0).cgColor == UIColor.red.cgColor)
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2) == CGColorSpaceCreateDeviceGray())
        #expect(CGColorSpaceCreateDeviceGray() != CGColorSpaceCreateDeviceRGB())
        #expect(CGColorSpace(name: "gray") == nil)
    }
}
