package import Foundation

/// The contents of an asset catalog, a folder such as `Assets.xcassets`.
///
/// The name of an asset is that of its folder. A group that provides a namespace puts its name and a slash before it.
/// The catalog leaves out damaged assets and lists them in `faults`.
package struct AssetCatalog: Sendable {
    package private(set) var images: [String: ImageSet] = [:]
    package private(set) var colors: [String: ColorSet] = [:]
    package private(set) var symbols: [String: SymbolSet] = [:]
    package private(set) var data: [String: DataSet] = [:]
    package private(set) var icons: [String: IconSet] = [:]
    /// The parts that could not be read, in the order of their folders.
    package private(set) var faults: [AssetFault] = []

    /// The depth of groups at which reading stops.
    static let deepestGroup = 16

    /// Reads a catalog.
    package init(_ folder: URL) {
        readGroup(folder.path, path: "", namespace: "", depth: 0)
    }

    /// Adds the assets of another catalog of the same target. Of two assets with one name, the first is kept.
    package mutating func merge(_ other: AssetCatalog) {
        images.merge(other.images) { first, _ in first }
        colors.merge(other.colors) { first, _ in first }
        symbols.merge(other.symbols) { first, _ in first }
        data.merge(other.data) { first, _ in first }
        icons.merge(other.icons) { first, _ in first }
        faults += other.faults
    }

    package init() {}

    // MARK: Reading

    /// Reads the assets of a group and its groups. `path` is that of the group below the catalog.
    private mutating func readGroup(_ folder: String, path: String, namespace: String, depth: Int) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            faults.append(AssetFault(file: path, reason: "the folder cannot be read"))
            return
        }
        for name in names where !name.hasPrefix(".") {
            let child = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let childPath = path.isEmpty ? name : path + "/" + name
            if let kind = AssetKind(folder: name) {
                read(kind, child, path: childPath, namespace: namespace)
            } else if depth < Self.deepestGroup {
                let group = AssetKind.groupName(of: name)
                let isNamespace = contents(of: child, path: childPath, isOptional: true)?.properties?.providesNamespace
                readGroup(
                    child, path: childPath, namespace: isNamespace == true ? namespace + group + "/" : namespace,
                    depth: depth + 1)
            } else {
                faults.append(AssetFault(file: childPath, reason: "its groups are nested too deeply"))
            }
        }
    }

    private mutating func read(_ kind: AssetKind, _ folder: String, path: String, namespace: String) {
        guard kind != .ignored, let contents = contents(of: folder, path: path, isOptional: false) else { return }
        let name = namespace + kind.assetName(of: path)
        do throws(AssetFault) {
            switch kind {
            case .image: images[name] = try ImageSet(contents, path: path)
            case .color: colors[name] = try ColorSet(contents, path: path)
            case .symbol: symbols[name] = try SymbolSet(contents, path: path)
            case .data: data[name] = try DataSet(contents, path: path)
            case .icon: icons[name] = try IconSet(contents, path: path)
            case .ignored: break
            }
        } catch {
            faults.append(error)
        }
    }

    /// Reads the file `Contents.json` of a folder; nil if it is missing or damaged.
    private mutating func contents(of folder: String, path: String, isOptional: Bool) -> AssetContents? {
        let file = folder + "/Contents.json"
        guard FileManager.default.fileExists(atPath: file) else {
            if !isOptional { faults.append(AssetFault(file: path + "/Contents.json", reason: "the file is missing")) }
            return nil
        }
        do throws(AssetFault) {
            return try AssetContents(file: file, path: path + "/Contents.json")
        } catch {
            faults.append(error)
            return nil
        }
    }
}

/// A part of a catalog that cannot be read.
package struct AssetFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file or folder below the catalog.
    package let file: String
    package let reason: String

    package var description: String { file.isEmpty ? reason : "\(file): \(reason)" }
}

/// The kinds of folders with assets.
enum AssetKind {
    case image, color, symbol, data, icon
    /// Kinds of Apple's other systems: stickers, layered images, complications.
    case ignored

    private static let kinds: [String: AssetKind] = [
        "imageset": .image, "colorset": .color, "symbolset": .symbol, "dataset": .data, "appiconset": .icon,
        "iconset": .ignored, "launchimage": .ignored, "imagestack": .ignored, "imagestacklayer": .ignored,
        "brandassets": .ignored, "cubetextureset": .ignored, "mipmapset": .ignored, "textureset": .ignored,
        "arimageset": .ignored, "arobjectset": .ignored, "arresourcegroup": .ignored, "complicationset": .ignored,
        "gcdashboardimage": .ignored, "gcleaderboard": .ignored, "gcleaderboardset": .ignored, "sticker": .ignored,
        "stickerpack": .ignored, "stickersequence": .ignored, "stickersiconset": .ignored, "watchface": .ignored,
        "solidimagestack": .ignored, "solidimagestacklayer": .ignored,
    ]

    /// The kind of a folder by its extension; nil for a group.
    init?(folder: String) {
        guard let dot = folder.lastIndex(of: "."),
            let kind = Self.kinds[folder[folder.index(after: dot)...].lowercased()]
        else { return nil }
        self = kind
    }

    /// The name of a group. A sprite atlas is a group, too.
    static func groupName(of folder: String) -> String {
        folder.hasSuffix(".spriteatlas") ? String(folder.dropLast(".spriteatlas".count)) : folder
    }

    func assetName(of path: String) -> String {
        let folder = path.split(separator: "/").last ?? ""
        return String(folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)])
    }
}
