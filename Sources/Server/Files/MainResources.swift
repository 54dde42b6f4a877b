import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The resources of the program's own target, which Foundation finds as those of `Bundle.main`.
///
/// The package manager puts them into a bundle beside the executable. Foundation looks for the resources of a program in
/// a folder `Resources` there, so a symbolic link of this name makes one of the other.
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

    /// Creates the link beside the running program. It has to precede the first use of `Bundle.main`.
    static func link() {
        guard let path = realpath("/proc/self/exe", nil) else { return }
        defer { free(path) }
        link(for: URL(fileURLWithPath: String(cString: path)))
    }

    /// Creates the link beside a program, or corrects it. A folder `Resources` of the author's stays.
    ///
    /// Where the program may not write, the author makes the link when installing it.
    static func link(for executable: URL) {
        let folder = executable.deletingLastPathComponent()
        guard let own = ownBundle(of: executable.lastPathComponent, among: folder.resourceBundles) else { return }
        let link = folder.appendingPathComponent("Resources").path
        let target = own.lastPathComponent
        let current = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        if current == target || (current == nil && FileManager.default.fileExists(atPath: link)) { return }
        // Another program of the folder may use the old link at this moment, so the new one replaces it at once.
        let new = link + ".\(getpid())"
        guard symlink(target, new) == 0 else { return }
        if rename(new, link) != 0 { unlink(new) }
    }
}
