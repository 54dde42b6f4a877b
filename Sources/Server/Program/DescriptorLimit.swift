#if canImport(Glibc)
    import Glibc
#endif

/// The number of files and connections that the process may have open.
enum DescriptorLimit {
    /// The maximum number that the server uses.
    private static let enough: rlim_t = 65_536

    /// Raises the limit as far as the system allows and the server needs. Shells set a low one for programs that use
    /// `select`.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        let wanted = min(limit.rlim_max, enough)
        guard limit.rlim_cur < wanted else { return }
        limit.rlim_cur = wanted
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
