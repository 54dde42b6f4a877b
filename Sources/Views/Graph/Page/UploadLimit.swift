import CoreTransferable
import Synchronization

/// The largest file that a user may upload, for all pages of the process, and the limits that follow from it.
package enum UploadLimit {
    /// The limit of a program that sets none: 32 MiB.
    package static let usual = 32 << 20
    private static let current = Atomic<Int>(usual)

    /// The number of bytes. It is set before the program serves a page.
    package static var bytes: Int {
        get { current.load(ordering: .relaxed) }
        set {
            current.store(newValue, ordering: .relaxed)
            NamedFile.totalLimit = total
        }
    }

    /// The limit for people, such as `32 MiB`.
    package static var text: String {
        let bytes = bytes
        if bytes.isMultiple(of: 1 << 30) { return "\(bytes >> 30) GiB" }
        return bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
    }

    /// The bytes of all uploads of the process.
    package static var total: Int { max(1 << 30, 8 * bytes) }

    /// The bytes of the files of one page, of which `least` are allowed whatever the limit of one file: two files of the largest size.
    static func ofPage(atLeast least: Int) -> Int { max(least, 2 * bytes) }
}
