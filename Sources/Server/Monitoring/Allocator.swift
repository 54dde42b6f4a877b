internal import EspalierCMimalloc

/// What gives the program its memory: mimalloc, which takes the place of `malloc` by being linked. Views are many small
/// objects, and it makes and frees them in a fraction of the C library's time (docs/decisions/0014-allocator.md).
enum Allocator {
    /// The library's version, as in 2.0.9. To ask for it is also what links it.
    static let version: String = {
        let number = Int(mi_version())
        return "\(number / 100).\(number / 10 % 10).\(number % 10)"
    }()
}
