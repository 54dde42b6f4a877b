import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The size classes of a window` {
    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height

        var body: some View { Text("\(name(width)) \(name(height))") }

        private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
            sizeClass.map { $0 == .compact ? "compact" : "regular" } ?? "none"
        }
    }

    private func classes(_ width: CGFloat, _ height: CGFloat) -> [String] {
        TestPage(width: width, height: height) { Classes() }.texts
    }

    @Test func `are those of a phone, upright and in landscape`() {
        #expect(classes(390, 844) == ["compact regular"])
        #expect(classes(844, 390) == ["compact compact"])
        #expect(classes(667, 375) == ["compact compact"])
        #expect(classes(874, 402) == ["compact compact"])
    }

    @Test func `are regular in width for a large phone in landscape`() {
        #expect(classes(430, 932) == ["compact regular"])
        #expect(classes(896, 414) == ["regular compact"])
        #expect(classes(932, 430) == ["regular compact"])
    }

    @Test func `are regular for tablets and desktops`() {
        #expect(classes(700, 1000) == ["regular regular"])
        #expect(classes(820, 1180) == ["regular regular"])
        #expect(classes(1180, 820) == ["regular regular"])
        #expect(classes(1920, 1080) == ["regular regular"])
    }

    @Test func `are not compact in height for a phone whose keyboard covers half of it`() {
        #expect(classes(390, 400) == ["compact regular"])
    }
}
