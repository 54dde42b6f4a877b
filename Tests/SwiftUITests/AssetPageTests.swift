import EspalierGalleryPages
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct `A page with assets` {
    @Test func `contains the images and colors of both schemes without a server`() throws {
        let page = try renderHTML(HarborPage(), size: CGSize(width: 390, height: 1200))
        #expect(page.contains("--if-light:initial;--if-dark: ;"))
        #expect(page.contains("background:var(--if-light,url('data:image/svg+xml\\3b base64,"))
        // The catalog's colors in the order of their names: Coral, Dusk, Sand, Sea/Deep.
        let rules = try #require(page.firstMatch(of: /--asset-(\d+):#5c5494;/))
        let number = try #require(Int(rules.1))
        #expect(page.contains("--asset-\(number + 2):#166a8a;"))
        #expect(page.contains("color:var(--asset-\(number + 2))"))
        #expect(page.contains("High 06:12"))
        // The part that is always dark has the dark picture only.
        #expect(page.contains("<img "))
        #expect(page.contains("background:#3a332a"))
    }
}
