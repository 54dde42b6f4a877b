import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A link that shares an image` {
    @Test func `shares its file, named after the preview`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let image = Image(uiImage: picture)
        let page = TestPage {
            ShareLink(item: image, message: Text("Look"), preview: SharePreview("My boat", image: image))
        }
        #expect(page.steps.flatMap(\.openings).isEmpty)
        try page.tap("Share…")
        var shares: [(files: [DisplayFile], words: String)] = []
        for opening in page.steps.flatMap(\.openings) {
            if case .share(let files, let words) = opening { shares.append((files, words)) }
        }
        #expect(shares.map(\.words) == ["text=Look"])
        #expect(shares.first?.files.map(\.name) == ["My boat.png"])
        let file = try #require(shares.first?.files.first.flatMap { page.graph.file($0.id) })
        #expect(file.mediaType == "image/png")
        let size = try UIImage(data: Data(contentsOf: file.url))?.size
        #expect(size == CGSize(width: 2, height: 2))
    }
}
