extension Unmanaged {
    /// Calls `body` with the object without counting a reference. Another owner must keep the object alive meanwhile.
    ///
    /// If a closure of the main actor is passed to the standard library, it checks its actor at run time. In this
    /// module no check is needed.
    @inline(__always)
    func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
