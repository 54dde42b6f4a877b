import EspalierHTMLRenderer
import Foundation
import Synchronization

/// The icons of Debian's bootstrap-icons. Each is read when a page first shows it.
final class SymbolFiles: SymbolMarkup {
    private let folder: String
    private let known = Mutex<[String: [UInt8]?]>([:])

    /// - Parameter folder: the folder of the SVG files; nil for the environment variable `ESPALIER_ICONS`, else Debian's.
    init(folder: String? = nil) {
        self.folder =
            folder ?? ProcessInfo.processInfo.environment["ESPALIER_ICONS"] ?? "/usr/share/bootstrap-icons/svg"
    }

    func symbolMarkup(_ name: String) -> [UInt8]? {
        if let known = known.withLock({ $0[name] }) { return known }
        let made = read(name)
        known.withLock { known in
            if known.count < 4096 { known[name] = .some(made) }
        }
        return made
    }

    /// The markup between the file's outer tags.
    private func read(_ name: String) -> [UInt8]? {
        guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (97...122).contains($0) || (48...57).contains($0) }),
            let file = FileManager.default.contents(atPath: "\(folder)/\(name).svg"),
            let start = file.firstIndex(of: UInt8(ascii: ">")),
            let end = file.lastIndex(of: UInt8(ascii: "<")), start < end
        else { return nil }
        return file[(start + 1)..<end].filter { $0 != UInt8(ascii: "\n") }
    }
}
