internal import EspalierCMimalloc

/// The program's allocator: mimalloc, which replaces `malloc` when it is linked. Views are many small objects, and it
/// allocates and frees them much faster than the C library (docs/decisions/0014-allocator.md).
enum Allocator {
    /// The library's version, as in 2.0.9. Reading it also links the library.
    static let version: String = {
        let number = Int(mi_version())
        return "\(number / 100).\(number / 10 % 10).\(number % 10)"
    }()
}
