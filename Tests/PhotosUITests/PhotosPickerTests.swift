import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import PhotosUI
import TestKit
import Testing
import UIKit
import UniformTypeIdentifiers

#if canImport(Glibc)
    import Glibc
#endif

/// An upload with these bytes.
private func upload(_ data: Data, as mediaType: String) throws -> TemporaryFile {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    try #require(count == data.count && fflush(file) == 0)
    return TemporaryFile(descriptor: dup(fileno(file)), size: data.count, mediaType: mediaType)
}

@MainActor private final class Album {
    var item: PhotosPickerItem?
    var items: [PhotosPickerItem] = []
    var isPresented = true

    var one: Binding<PhotosPickerItem?> { Binding(get: { self.item }, set: { self.item = $0 }) }
    var many: Binding<[PhotosPickerItem]> { Binding(get: { self.items }, set: { self.items = $0 }) }
}

/// A note of the app's own, from the bytes of a picture.
private struct Note: Transferable {
    let count: Int

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { Note(count: $0.count) }
    }
}

/// A file that was read while it existed.
private struct Clip: Transferable {
    let bytes: Data
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) {
            SentTransferredFile($0.url)
        } importing: {
            Clip(bytes: try Data(contentsOf: $0.file), url: $0.file)
        }
    }
}

@MainActor @Suite struct `A photos picker` {
    private let album = Album()

    private func entry(_ page: TestPage) -> DisplayControl.FileEntry? {
        page.nodes.lazy.compactMap { node in
            if case .control(let control) = node.content, case .files(let entry) = control.kind { entry } else { nil }
        }.first
    }

    private func receive(_ page: TestPage, _ text: String, as mediaType: String) throws -> String {
        page.graph.receive(try upload(Data(text.utf8), as: mediaType))
    }

    @Test func `takes its name from its label, and pictures and videos without a filter`() {
        let page = TestPage {
            PhotosPicker(selection: album.one) { Label("Add a portrait", systemImage: "person") }
        }
        #expect(
            entry(page)
                == DisplayControl.FileEntry(
                    accept: "image/*,video/*", usesCamera: false, limit: 1, opensAtOnce: false,
                    words: "Cancel|Uploading|Waiting for the connection…|The file is too large.|"
                        + "The server has no room for the file.|The file could not be uploaded.|Close"))
        #expect(page.nodes.contains { $0.semantics?.label == "Add a portrait" })
    }

    @Test func `without words in its label takes the name of its action`() {
        let page = TestPage {
            PhotosPicker(selection: album.many, matching: .images) { Color.red.frame(width: 40, height: 40) }
        }
        #expect(page.nodes.contains { $0.semantics?.label == "Choose Photos" })
    }

    @Test func `selects the chosen file, and replaces it by the next one`() async throws {
        let page = TestPage { PhotosPicker("Portrait", selection: album.one, matching: .images) }
        try page.send(.input, .text(try receive(page, "one", as: "image/png")), to: "Portrait")
        let first = try #require(album.item)
        #expect(first.supportedContentTypes == [.png] && first.itemIdentifier == nil)
        #expect(try await first.loadTransferable(type: Data.self) == Data("one".utf8))
        try page.send(.input, .text(try receive(page, "two", as: "image/jpeg")), to: "Portrait")
        #expect(album.item != first && album.item?.supportedContentTypes == [.jpeg])
        #expect(try await album.item?.loadTransferable(type: Data.self) == Data("two".utf8))
    }

    @Test func `keeps the selection if the user cancels, and after a failed upload`() throws {
        let page = TestPage { PhotosPicker("Portrait", selection: album.one) }
        try page.send(.input, .text(try receive(page, "one", as: "image/png")), to: "Portrait")
        let first = try #require(album.item)
        try page.send(.input, .text(""), to: "Portrait")
        #expect(album.item == first)
        try page.send(.input, .text("-"), to: "Portrait")
        #expect(album.item == first)
        #expect(page.texts.contains("The picture could not be uploaded."))
    }

    @Test func `keeps the order of several files, and leaves out those of other types`() async throws {
        let page = TestPage {
            PhotosPicker("Album", selection: album.many, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
        }
        #expect(entry(page)?.limit == 3)
        let names = try [
            receive(page, "b", as: "video/mp4"), receive(page, "x", as: "application/pdf"),
            receive(page, "a", as: "image/png"),
        ]
        try page.send(.input, .text(names.joined(separator: " ") + " +4"), to: "Album")
        #expect(album.items.map(\.supportedContentTypes) == [[.mpeg4Movie], [.png]])
        #expect(try await album.items[0].loadTransferable(type: Data.self) == Data("b".utf8))
    }

    @Test func `refuses more files than its limit`() throws {
        let page = TestPage { PhotosPicker("Album", selection: album.many, maxSelectionCount: 2) }
        let names = try (0..<3).map { try receive(page, "\($0)", as: "image/png") }.joined(separator: " ")
        #expect(throws: EventRefusal.self) { try page.send(.input, .text(names), to: "Album") }
        #expect(album.items.isEmpty)
    }

    @Test func `takes as many files as a page keeps without a limit`() {
        #expect(entry(TestPage { PhotosPicker("Album", selection: album.many) })?.limit == 64)
        #expect(entry(TestPage { PhotosPicker("Album", selection: album.many, maxSelectionCount: 0) })?.limit == 64)
        #expect(entry(TestPage { PhotosPicker("Album", selection: album.many, maxSelectionCount: 1) })?.limit == 1)
    }

    @Test func `that is disabled takes nothing`() throws {
        let page = TestPage { PhotosPicker("Portrait", selection: album.one).disabled(true) }
        #expect(page.disabledFields == [true])
        let name = try receive(page, "one", as: "image/png")
        #expect(throws: (any Error).self) { try page.send(.input, .text(name), to: "Portrait") }
        #expect(album.item == nil)
    }

    @Test func `has the style of buttons`() {
        let plain = TestPage { PhotosPicker("Portrait", selection: album.one) }
        let bordered = TestPage { PhotosPicker("Portrait", selection: album.one).buttonStyle(.bordered) }
        #expect(plain.frames(ofType: "Button")[0].width == 80)
        #expect(bordered.frames(ofType: "Button")[0].width == 104)
        #expect(bordered.frames(ofType: "FileInput") == bordered.frames(ofType: "Button"))
    }

    @Test func `in the inline style is a large button in its space`() {
        let page = TestPage(height: 600) {
            PhotosPicker("Portrait", selection: album.one, matching: .images).photosPickerStyle(.inline)
        }
        #expect(page.texts.contains("Choose a Photo") && !page.texts.contains("Portrait"))
        #expect(entry(page)?.opensAtOnce == false)
    }

    @Test func `that code presents closes after a choice, and when the user cancels`() throws {
        let page = TestPage(height: 600) { Presented(album: album) }
        #expect(entry(page)?.opensAtOnce == true)
        try page.send(.input, .text(try receive(page, "one", as: "image/png")), to: "Choose Photos")
        #expect(album.items.count == 1 && !page.texts.contains("Choose Photos"))
        let other = TestPage(height: 600) { Presented(album: album) }
        try other.tap("Cancel")
        #expect(album.items.count == 1 && !other.texts.contains("Choose Photos"))
    }

    private struct Presented: View {
        let album: Album
        @State private var isPresented = true

        var body: some View {
            Text("page").photosPicker(
                isPresented: $isPresented, selection: album.many, maxSelectionCount: 5, matching: .images)
        }
    }
}

@MainActor @Suite struct `An item of a photos picker` {
    private func item(_ data: Data, as mediaType: String) throws -> PhotosPickerItem {
        let album = Album()
        let page = TestPage { PhotosPicker("Portrait", selection: album.one) }
        try page.send(.input, .text(page.graph.receive(try upload(data, as: mediaType))), to: "Portrait")
        return try #require(album.item)
    }

    private var picture: Data {
        get throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 30, height: 20)
            return try #require(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.pngData())
        }
    }

    @Test func `is loaded as an image, which has the size of the picture`() async throws {
        let image = try #require(try await item(picture, as: "image/png").loadTransferable(type: Image.self))
        #expect(TestPage { image }.frames(ofType: "Image") == [CGRect(x: 135, y: 90, width: 30, height: 20)])
    }

    @Test func `with a damaged picture throws`() async throws {
        let broken = try item(picture.dropLast(40), as: "image/png")
        await #expect(throws: (any Error).self) { try await broken.loadTransferable(type: Image.self) }
    }

    @Test func `is loaded as a type of the app`() async throws {
        #expect(try await item(Data("four".utf8), as: "image/png").loadTransferable(type: Note.self)?.count == 4)
        #expect(try await item(Data("four".utf8), as: "video/mp4").loadTransferable(type: Note.self) == nil)
        #expect(try await item(Data("four".utf8), as: "image/png").loadTransferable(type: String.self) == nil)
    }

    @Test func `is loaded as a file, which is gone afterwards`() async throws {
        let clip = try #require(
            try await item(Data("film".utf8), as: "video/quicktime").loadTransferable(type: Clip.self))
        #expect(clip.bytes == Data("film".utf8) && clip.url.isFileURL)
        #expect(!FileManager.default.fileExists(atPath: clip.url.path))
    }

    @Test func `calls a completion handler, and reports progress`() async throws {
        let item = try item(Data("four".utf8), as: "image/heic")
        #expect(item.supportedContentTypes == [.heic])
        let data: Data? = try await withCheckedThrowingContinuation { continuation in
            item.loadTransferable(type: Data.self) { continuation.resume(with: $0) }
        }
        #expect(data == Data("four".utf8))
        let none: String? = try await withCheckedThrowingContinuation { continuation in
            let progress = item.loadTransferable(type: String.self) { continuation.resume(with: $0) }
            #expect(progress.totalUnitCount == 1)
        }
        #expect(none == nil)
    }

    @Test func `of a library has no file`() async throws {
        let item = PhotosPickerItem(itemIdentifier: "A")
        #expect(item.itemIdentifier == "A" && item.supportedContentTypes.isEmpty)
        #expect(try await item.loadTransferable(type: Data.self) == nil)
        #expect(item == PhotosPickerItem(itemIdentifier: "A") && item != PhotosPickerItem(itemIdentifier: "B"))
    }
}

@MainActor @Suite struct `A filter of a photos picker` {
    private func accepted(_ filter: PHPickerFilter) -> String? {
        let album = Album()
        let page = TestPage { PhotosPicker("Portrait", selection: album.one, matching: filter) }
        return page.nodes.lazy.compactMap { node in
            if case .control(let control) = node.content, case .files(let entry) = control.kind {
                entry.accept
            } else {
                nil
            }
        }.first
    }

    @Test func `offers the kinds of which some media pass`() {
        #expect(accepted(.images) == "image/*")
        #expect(accepted(.slomoVideos) == "video/*")
        #expect(accepted(.any(of: [.livePhotos, .videos])) == "image/*,video/*")
        #expect(accepted(.all(of: [.images, .not(.screenshots)])) == "image/*")
        #expect(accepted(.not(.videos)) == "image/*")
        #expect(accepted(.not(.screenRecordings)) == "image/*,video/*")
        #expect(accepted(.not(.any(of: [.images, .screenRecordings]))) == "video/*")
    }

    @Test func `that nothing passes disables the picker`() {
        let album = Album()
        let page = TestPage {
            PhotosPicker("Portrait", selection: album.one, matching: .all(of: [.images, .videos]))
        }
        #expect(page.disabledFields == [true])
    }
}

extension TestPage {
    /// Whether the fields for files are disabled.
    fileprivate var disabledFields: [Bool] {
        nodes.compactMap { node in
            if case .control(let control) = node.content, case .files = control.kind { control.isDisabled } else { nil }
        }
    }
}
