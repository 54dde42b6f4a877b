import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing
import UniformTypeIdentifiers

@testable import UIKit

#if canImport(Glibc)
    import Glibc
#endif

@MainActor @Suite struct `A document picker` {
    private final class Receiver: NSObject, UIDocumentPickerDelegate {
        var lines: [String] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            let texts = urls.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "a folder" }
            lines.append(zip(urls.map(\.lastPathComponent), texts).map { "\($0): \($1)" }.joined(separator: ", "))
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { lines.append("cancelled") }
    }

    /// A receiver that was written before several files could be chosen.
    private final class OldReceiver: NSObject, UIDocumentPickerDelegate {
        var names: [String] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            names.append(url.lastPathComponent)
        }
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private struct Sheet: View {
        let controller: UIViewController
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "shown" : "over").sheet(isPresented: $isShown) { Hosted(controller: controller) }
        }
    }

    /// A page whose controller presents the picker.
    private func page(presenting picker: UIDocumentPickerViewController) -> TestPage {
        let controller = UIViewController()
        let page = TestPage(width: 390, height: 700) { Hosted(controller: controller) }
        controller.present(picker, animated: true)
        page.update()
        return page
    }

    private func upload(_ text: String, _ name: String, on page: TestPage) throws -> String {
        let file = try #require(tmpfile())
        defer { fclose(file) }
        try #require(fputs(text, file) >= 0 && fflush(file) == 0)
        return page.graph.receive(
            TemporaryFile(descriptor: dup(fileno(file)), size: text.utf8.count, name: name, mediaType: ""))
    }

    private func entry(_ page: TestPage) -> DisplayControl.FileEntry? {
        for node in page.nodes {
            if case .control(let control) = node.content, case .files(let entry) = control.kind { return entry }
        }
        return nil
    }

    /// The files that the page's last tree lets the user save.
    private func saved(_ page: TestPage) -> [String] {
        page.steps.flatMap(\.openings).flatMap { opening -> [String] in
            if case .save(let files) = opening { return files.map(\.name) }
            return []
        }
    }

    @Test func `passes copies of the chosen files to its delegate, and dismisses itself`() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        let receiver = Receiver()
        picker.delegate = receiver
        picker.allowsMultipleSelection = true
        let page = page(presenting: picker)
        #expect(entry(page)?.accept.hasPrefix("text/*") == true && entry(page)?.limit == 64)
        let names = [try upload("ahoy", "a.txt", on: page), try upload("", "b.txt", on: page)]
        try page.send(.input, .text(names.joined(separator: " ")), to: "Choose Files")
        while receiver.lines.isEmpty { await page.change() }
        #expect(receiver.lines == ["a.txt: ahoy, b.txt: "])
        page.update()
        #expect(entry(page) == nil && picker.presentingViewController == nil)
    }

    @Test func `passes one file to a delegate of old`() async throws {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
        let receiver = OldReceiver()
        picker.delegate = receiver
        let page = page(presenting: picker)
        try page.send(.input, .text(try upload("ahoy", "a.txt", on: page)), to: "Choose a File")
        while receiver.names.isEmpty { await page.change() }
        #expect(receiver.names == ["a.txt"])
    }

    @Test func `tells the user that a file is of another type, and takes another choice`() async throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        let receiver = Receiver()
        picker.delegate = receiver
        let page = page(presenting: picker)
        try page.send(.input, .text(try upload("{}", "a.png", on: page)), to: "Choose a File")
        #expect(page.texts.contains("This file cannot be used.") && receiver.lines.isEmpty)
        try page.send(.input, .text("-413"), to: "Choose a File")
        #expect(page.texts.contains("This file cannot be used.") && receiver.lines.isEmpty)
        try page.send(.input, .text(try upload("{}", "a.json", on: page)), to: "Choose a File")
        while receiver.lines.isEmpty { await page.change() }
        #expect(receiver.lines == ["a.json: {}"])
    }

    @Test func `reports once that the user chose nothing`() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        let receiver = Receiver()
        picker.delegate = receiver
        let page = page(presenting: picker)
        try page.tap("Cancel")
        page.update()
        #expect(receiver.lines == ["cancelled"] && picker.presentingViewController == nil)
    }

    @Test func `closes the sheet of a view that shows it`() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        let receiver = Receiver()
        picker.delegate = receiver
        let page = TestPage(width: 390, height: 700) { Sheet(controller: picker) }
        #expect(entry(page)?.accept == "application/pdf,.pdf")
        try page.tap("Cancel")
        page.update()
        #expect(receiver.lines == ["cancelled"] && page.texts.contains("over"))
    }

    @Test func `lets the user save a file of the app`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Trip.csv")
        try Data("1,2".utf8).write(to: file)

        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        let receiver = Receiver()
        picker.delegate = receiver
        let page = page(presenting: picker)
        #expect(page.texts.contains("Trip.csv") && saved(page) == [])
        try page.tap("Save")
        #expect(saved(page) == ["Trip.csv"] && receiver.lines == ["Trip.csv: 1,2"])
        page.update()
        #expect(picker.presentingViewController == nil)

        let both = UIDocumentPickerViewController(forExporting: [file, folder])
        both.delegate = receiver
        let next = self.page(presenting: both)
        try next.tap("Save")
        #expect(saved(next) == ["Archive.zip"])
        #expect(receiver.lines.last == "Trip.csv: 1,2, \(folder.lastPathComponent): a folder")
    }

    @Test func `tells the user that a file of the app is missing`() throws {
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let picker = UIDocumentPickerViewController(forExporting: [missing])
        let receiver = Receiver()
        picker.delegate = receiver
        let page = page(presenting: picker)
        try page.tap("Save")
        #expect(page.texts.contains("This file cannot be used.") && saved(page) == [] && receiver.lines.isEmpty)
    }
}
