package import CoreTransferable
package import Foundation

/// A file in an archive that a page hands to its browser, or a folder without files.
package struct ArchiveEntry: Sendable, Equatable {
    /// The names of the folders and the file, with slashes between; with one at the end for a folder.
    package var path: String
    /// The place of the file on the server; nil for a folder.
    package var url: URL?
    /// The number of bytes.
    package var size: Int

    package init(path: String, url: URL?, size: Int) {
        self.path = path
        self.url = url
        self.size = size
    }

    /// The contents of files and folders. Of two with the same name, the second one gets a number. Links to other places are left out.
    package static func entries(of items: [NamedFile]) -> [ArchiveEntry] {
        var names: Set<String> = []
        var entries: [ArchiveEntry] = []
        for item in items {
            let name = unused(item.url.lastPathComponent, &names)
            if item.isFolder {
                add(item.url, at: name, to: &entries)
            } else {
                entries.append(ArchiveEntry(path: name, url: item.url, size: item.size))
            }
        }
        return entries
    }

    private static func add(_ folder: URL, at path: String, to entries: inout [ArchiveEntry]) {
        let children = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if children.isEmpty { entries.append(ArchiveEntry(path: path + "/", url: nil, size: 0)) }
        for name in children.sorted() {
            let url = folder.appendingPathComponent(name)
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { continue }
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: add(url, at: path + "/" + name, to: &entries)
            case .typeRegular?:
                let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
                entries.append(ArchiveEntry(path: path + "/" + name, url: url, size: size))
            default: break
            }
        }
    }

    /// A name that is not in use: `Note.txt`, `Note 2.txt`. Some systems do not tell letters from capital ones.
    private static func unused(_ name: String, _ names: inout Set<String>) -> String {
        let ending = (name as NSString).pathExtension
        let stem = (name as NSString).deletingPathExtension
        var candidate = name
        var number = 1
        while !names.insert(candidate.lowercased()).inserted {
            number += 1
            candidate = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
        }
        return candidate
    }
}
