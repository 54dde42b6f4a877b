import EspalierAutomation
import EspalierPictures
import Foundation

extension PageExpectations {
    /// A form in which a page is recorded.
    public enum SnapshotForm: Sendable {
        /// The elements with their frames, a line each.
        case tree
        /// The HTML of the page's content.
        case html
        /// A picture with two pixels per point.
        case picture

        var suffix: String {
            switch self {
            case .tree: "txt"
            case .html: "html"
            case .picture: "png"
            }
        }
    }

    /// Expects that the page is as it was recorded.
    ///
    /// The file lies in the folder `Snapshots` beside the test's file. `ESPALIER_RECORD=1 swift test` records it.
    ///
    /// - Parameters:
    ///   - name: Distinguishes several snapshots of a test.
    ///   - form: The form of the snapshot.
    public func snapshot(
        _ name: String? = nil, as form: SnapshotForm = .tree, file: StaticString = #filePath,
        function: String = #function,
        line: UInt = #line
    ) {
        let place = SourcePlace(file, line)
        let store = SnapshotFile(testFile: "\(file)", function: function, name: name, suffix: form.suffix)
        guard let now = data(as: form, at: place) else { return }
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1" {
            do { try store.write(now) } catch {
                fail("the snapshot \(store.path) cannot be written: \(error.localizedDescription)", at: place)
            }
            return
        }
        guard let recorded = store.data else {
            return fail(
                "there is no snapshot \(store.path): run the test with ESPALIER_RECORD=1 to record it", at: place)
        }
        if recorded == now { return }
        if form == .picture {
            if let difference = PictureDifference(recorded, now, name: store.name) {
                fail(difference.message, at: place)
            }
            return
        }
        let difference = TextDifference.description(
            from: String(decoding: recorded, as: UTF8.self), to: String(decoding: now, as: UTF8.self))
        fail(
            "the page differs from the snapshot \(store.path) (- recorded, + now):\n\(difference)"
                + "If the page is right, record it with ESPALIER_RECORD=1.", at: place)
    }

    private func data(as form: SnapshotForm, at place: SourcePlace) -> Data? {
        switch form {
        case .tree:
            do throws(AutomationProblem) { return Data(try page.automation.application().tree().utf8) } catch {
                fail(error.message, at: place)
                return nil
            }
        case .html: return Data(page.driver.html().utf8)
        case .picture:
            guard let picture = page.driver.png() else {
                fail("the page has no picture", at: place)
                return nil
            }
            return picture
        }
    }
}

/// The file of a snapshot.
struct SnapshotFile {
    let name: String
    let path: String

    /// - Parameter function: The name of the test, whose letters and digits the file's name has.
    init(testFile: String, function: String, name: String?, suffix: String) {
        let source = URL(fileURLWithPath: testFile)
        let words = ([function.replacing(/\(.*$/, with: "")] + (name.map { [$0] } ?? [])).map { part in
            part.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        }
        self.name = words.joined(separator: ".")
        path =
            source.deletingLastPathComponent().appending(path: "Snapshots")
            .appending(path: source.deletingPathExtension().lastPathComponent)
            .appending(path: "\(self.name).\(suffix)").path
    }

    var data: Data? { FileManager.default.contents(atPath: path) }

    func write(_ data: Data) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}
