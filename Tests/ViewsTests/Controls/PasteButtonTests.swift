import CoreTransferable
import EspalierDisplayTree
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

@MainActor
@Suite struct `A button that pastes` {
    private final class Box {
        var texts: [String] = []
        var urls: [URL] = []
        var providers: [NSItemProvider] = []
    }

    @Test func `gives the text of the clipboard to the app`() throws {
        let box = Box()
        let page = TestPage { PasteButton(payloadType: String.self) { box.texts += $0 } }
        #expect(page.texts == ["Paste"])
        try page.send(.input, .text("https://example.org"), to: "Paste")
        try page.send(.input, .text("some words"), to: "Paste")
        #expect(box.texts == ["https://example.org", "some words"])
        #expect(throws: EventRefusal.self) { try page.send(.input, .number(1), to: "Paste") }
    }

    @Test func `for addresses takes no other text`() throws {
        let box = Box()
        let page = TestPage { PasteButton(payloadType: URL.self) { box.urls += $0 } }
        try page.send(.input, .text("some words"), to: "Paste")
        try page.send(.input, .text("https://example.org"), to: "Paste")
        #expect(box.urls == [URL(string: "https://example.org")])
    }

    @Test func `for some types gives an item provider`() throws {
        let box = Box()
        let page = TestPage { PasteButton(supportedContentTypes: [.plainText]) { box.providers += $0 } }
        try page.send(.input, .text("some words"), to: "Paste")
        #expect(box.providers.count == 1)
        #expect(box.providers.first?.canLoadObject(ofClass: String.self) == true)
        let images = TestPage { PasteButton(supportedContentTypes: [.png]) { box.providers += $0 } }
        try images.send(.input, .text("some words"), to: "Paste")
        #expect(box.providers.count == 1)
    }
}
