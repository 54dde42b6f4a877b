import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The resources of the program's own target, which Foundation finds as those of `Bundle.main`.
///
/// The package manager puts them into a bundle beside the executable. Foundation looks for the resources of a program in
/// `Contents/Resources` there, and for its properties in `Contents/Info.plist`, so symbolic links of these names lead to
/// the bundle.
enum MainResources {
    /// The name of the executable.
    static let program: String = {
        guard let path = realpath("/proc/self/exe", nil) else { return ProcessInfo.processInfo.processName }
        defer { free(path) }
        return String(cString: path).split(separator: "/").last.map(String.init) ?? ""
    }()

    /// The bundle of a program's target, whose name is `<package>_<target>`; nil if there is none.
    static func ownBundle(of program: String, among bundles: [URL]) -> URL? {
        bundles.first { $0.deletingPathExtension().lastPathComponent.hasSuffix("_" + program) }
    }

    /// The name of the program's `Info.plist` in the bundle. The package manager has a file of that name of its own.
    static let properties = "ProgramInfo.plist"

    /// Creates the links beside the running program. It has to precede the first use of `Bundle.main`.
    static func link() {
        guard let path = realpath("/proc/self/exe", nil) else { return }
        defer { free(path) }
        link(for: URL(fileURLWithPath: String(cString: path)))
    }

    /// Creates the links beside a program, or corrects them. Folders and files of the author's stay.
    ///
    /// Where the program may not write, the author makes the links when installing it.
    static func link(for executable: URL) {
        let folder = executable.deletingLastPathComponent()
        guard let own = ownBundle(of: executable.lastPathComponent, among: folder.resourceBundles),
            FileIdentity(folder.path + "/Resources") == nil
        else { return }
        let contents = folder.path + "/Contents"
        mkdir(contents, 0o777)
        let bundle = "../" + own.lastPathComponent
        replaceLink(contents + "/Resources", with: bundle)
        replaceLink(contents + "/Info.plist", with: bundle + "/" + properties)
    }

    private static func replaceLink(_ link: String, with target: String) {
        let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        if current == target || (current == nil && FileIdentity(link) != nil) { return }
        // Another program of the folder may use the old link at this moment, so the new one replaces it at once.
        let new = link + ".\(getpid())"
        guard symlink(target, new) == 0 else { return }
        if rename(new, link) != 0 { unlink(new) }
    }
}
