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
        let made = read(name) ?? derived(name)
        known.withLock { known in
            if known.count < 4096 { known[name] = .some(made) }
        }
        return made
    }

    /// The markup of a variant that has no file, made of the file of the icon.
    private func derived(_ name: String) -> [UInt8]? {
        guard let variant = DerivedSymbol.allCases.first(where: { name.hasSuffix($0.rawValue) }) else { return nil }
        let base = String(name.dropLast(variant.rawValue.count))
        guard let icon = (variant.prefersFill ? read(base + "-fill") : nil) ?? read(base) else { return nil }
        return variant.markup(of: icon) ?? icon
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
