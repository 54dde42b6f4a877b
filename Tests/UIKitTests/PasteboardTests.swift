import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The pasteboard` {
    @Test func `contains what the app wrote last, and tells of it`() throws {
        let page = TestPage { Text("Page") }
        page.update()
        let board = UIPasteboard.general
        let count = board.changeCount
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in told += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        board.string = "https://example.com"
        #expect(board.hasURLs && board.hasStrings && !board.hasImages)
        board.image = UIImage(systemName: "star")
        #expect(board.hasImages && board.images?.count == 1 && board.string == nil)
        board.urls = try [#require(URL(string: "a:b")), #require(URL(string: "c:d"))]
        #expect(board.strings == ["a:b", "c:d"] && board.image == nil && board.numberOfItems == 2)
        #expect(board.changeCount == count + 3 && told == 3)
    }
}
