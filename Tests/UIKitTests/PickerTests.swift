import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite struct `A picker` {
    private final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var image: UIImage?
        var isCancelled = false

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            image = info[.originalImage] as? UIImage
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
    }

    private struct Picker: UIViewControllerRepresentable {
        let receiver: Receiver

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = receiver
            return picker
        }

        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }

    /// An upload with these bytes.
    private func upload(_ data: Data) throws -> TemporaryFile {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        try #require(count == data.count && fflush(file) == 0)
        return TemporaryFile(descriptor: dup(fileno(file)), size: data.count)
    }

    private var picture: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
        }
    }

    /// Sends the name of an upload, and waits until it was read.
    private func choose(_ page: TestPage, _ name: String) async throws {
        try page.send(.input, .text(name), to: "Choose a Photo")
        while page.texts.contains("Reading…") { await page.change() }
    }

    @Test func `passes the uploaded picture to its delegate`() async throws {
        let receiver = Receiver()
        let page = TestPage(height: 600) { Picker(receiver: receiver) }
        let name = page.graph.receive(try upload(try #require(picture.pngData())))
        try await choose(page, name)
        #expect(receiver.image?.size == CGSize(width: 30, height: 20))
        let small = try #require(receiver.image?.preparingThumbnail(of: CGSize(width: 3, height: 2)))
        #expect(small.size == CGSize(width: 3, height: 2))
        #expect(try #require(small.jpegData(compressionQuality: 0.5)).starts(with: [0xFF, 0xD8]))
    }

    @Test func `shows a message for a damaged picture, and for an upload that failed`() async throws {
        let receiver = Receiver()
        let page = TestPage(height: 600) { Picker(receiver: receiver) }
        let data = try #require(picture.pngData())
        try await choose(page, page.graph.receive(try upload(data.dropLast(40))))
        #expect(page.texts.contains("This picture cannot be used."))
        try await choose(page, page.graph.receive(try upload(Data("no picture".utf8))))
        #expect(page.texts.contains("This picture cannot be used."))
        try await choose(page, "-")
        #expect(page.texts.contains("The picture could not be uploaded."))
        #expect(receiver.image == nil && !receiver.isCancelled)
    }

    @Test func `refuses a name without an upload`() throws {
        let page = TestPage(height: 600) { Picker(receiver: Receiver()) }
        #expect(throws: EventRefusal.self) { try page.send(.input, .text("unknown"), to: "Choose a Photo") }
    }

    @Test func `reports that nothing was chosen`() throws {
        let receiver = Receiver()
        let page = TestPage(height: 600) { Picker(receiver: receiver) }
        try page.send(.input, .text(""), to: "Choose a Photo")
        #expect(receiver.isCancelled)
        receiver.isCancelled = false
        try page.tap("Cancel")
        #expect(receiver.isCancelled)
    }
}

@MainActor @Suite struct `An image of UIKit` {
    @Test func `is nil for data that are no picture`() {
        #expect(UIImage(data: Data("text".utf8)) == nil)
    }

    @Test func `is shown in its size`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in }
        let page = TestPage { Image(uiImage: image) }
        #expect(page.frames(ofType: "Image") == [CGRect(x: 135, y: 90, width: 30, height: 20)])
        let shown = page.nodes.compactMap { node in
            if case .image(let image) = node.content, case .url(let url) = image.source { url } else { nil }
        }
        let path = try #require(shown.first).dropFirst("/public/".count)
        #expect(Picture.at(String(path))?.data.starts(with: [0x89, 0x50]) == true)
    }

    @Test func `of too many pixels is a single one`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1e5, height: 1e5)).image { _ in }
        #expect(image.pngData() != nil)
    }

    @Test func `of a symbol is never nil`() {
        #expect(UIImage(systemName: "star")?.isSymbolImage == true)
    }
}

@Suite struct `A color of UIKit` {
    @Test func `has components`() {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
        #expect([r, g, b, a] == [0.25, 0.5, 0.75, 0.5])
        UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).getHue(&r, saturation: &g, brightness: &b, alpha: &a)
        #expect([r, g, b, a] == [0.5, 1, 1, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(cgColor: UIColor.red.cgColor) == UIColor.red)
    }

    @Test func `depends on the scheme`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        #expect(Color(color) == Color(uiColor: color))
    }
}
