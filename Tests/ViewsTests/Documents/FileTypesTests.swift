import Testing
import UniformTypeIdentifiers

@testable import EspalierViews

@Suite struct `Types of files to choose` {
    private func accept(_ types: UTType...) -> String { FileTypes(types).accept }

    @Test func `become media types and extensions`() {
        #expect(accept(.pdf) == "application/pdf,.pdf")
        #expect(accept(.jpeg, .png) == "image/jpeg,.jpeg,.jpg,.jpe,image/png,.png")
        #expect(accept(.audio) == "audio/*,audio/mpeg,.mp3")
        #expect(accept(.delimitedText) == "text/csv,.csv,text/tab-separated-values,.tsv")
    }

    @Test func `that are general, or the app's own, are all files`() {
        #expect(accept() == "")
        #expect(accept(.item) == "" && accept(.data) == "" && accept(.content) == "")
        #expect(accept(.pdf, UTType(exportedAs: "org.example.boat")) == "")
    }

    @Test(arguments: [
        ("a.txt", "text/plain", true), ("a.log", "", true), ("README", "text/plain", true),
        ("a.csv", "text/csv", false),
        ("a.swift", "", true), ("a.png", "image/png", false), ("a", "", false), ("a.unknown", "text/x-unknown", true),
    ])
    func `contain a file by its name or its media type`(name: String, media: String, isAllowed: Bool) {
        #expect(FileTypes([.plainText]).allow(name: name, mediaType: media) == isAllowed)
    }

    @Test func `have general types for groups of unknown media types`() {
        #expect(UTType.ofFile(mediaType: "image/png") == .png && UTType.ofFile(mediaType: "IMAGE/x-raw") == .image)
        #expect(UTType.ofFile(mediaType: "video/x-film") == .movie && UTType.ofFile(mediaType: "audio/x") == .audio)
        #expect(UTType.ofFile(mediaType: "text/x-log") == .plainText)
        #expect(UTType.ofFile(mediaType: "application/x") == nil && UTType.ofFile(mediaType: "") == nil)
    }

    @Test func `contain files of the types that conform to them`() {
        #expect(FileTypes([.image]).allow(name: "A.JPG", mediaType: ""))
        #expect(FileTypes([.image]).allow(name: "a", mediaType: "image/x-raw"))
        #expect(!FileTypes([.png]).allow(name: "a.jpg", mediaType: "image/png"))
        #expect(FileTypes([.utf8PlainText]).allow(name: "a.txt", mediaType: "text/plain"))
        #expect(FileTypes([.data]).allow(name: "a.jpg", mediaType: ""))
    }
}
