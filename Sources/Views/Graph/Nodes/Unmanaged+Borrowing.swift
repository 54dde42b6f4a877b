extension Unmanaged {
    /// Calls `body` with the object, which somebody else keeps alive meanwhile: no reference is counted.
    ///
    /// A closure of the main actor that is handed to the standard library asks at run time whether it is there; handed to
    /// this module it is known to be.
    @inline(__always)
    func borrowed<Result>(_ body: (Instance) -> Result) -> Result {
        _withUnsafeGuaranteedRef(body)
    }
}
