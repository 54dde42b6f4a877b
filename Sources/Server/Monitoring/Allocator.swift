internal import EspalierCMimalloc

/// The program's allocator: mimalloc, which replaces `malloc` when it is linked. Views are many small objects, and it
/// allocates and frees them much faster than the C library (docs/decisions/0014-allocator.md).
enum Allocator {
    /// The library's version, as in 2.0.9. Reading it also links the library.
    static let version: String = {
        let number = Int(mi_version())
        return "\(number / 100).\(number / 10 % 10).\(number % 10)"
    }()

    /// Lets the allocator return unused memory to the system at once. By default it does so some time later, if the same thread then frees
    /// more: the memory of pages that sleep would stay (docs/decisions/0065-memory-of-pages.md).
    static func returnMemoryAtOnce() {
        mi_option_set(mi_option_decommit_delay, 0)
        mi_option_set(mi_option_segment_decommit_delay, 0)
    }

    /// Returns the unused memory of the current thread to the system.
    static func collect() { mi_collect(true) }
}
