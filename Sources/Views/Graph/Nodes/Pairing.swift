/// Returns `object` as the class that it was stored under.
///
/// The graph stores references without their types: the node that a view made, the slot of a property, an entry of the
/// environment. The type is known where the reference is used again, because the same generic code stored it. A wrong
/// type would corrupt memory, so this is the one place that trusts it, and debug builds check it.
@inline(__always)
func paired<Paired: AnyObject>(
    _ object: AnyObject, as type: Paired.Type, file: StaticString = #fileID, line: UInt = #line
) -> Paired {
    assert(
        object is Paired, "\(Swift.type(of: object)) found where \(Paired.self) was stored.", file: file, line: line)
    return unsafeDowncast(object, to: Paired.self)
}
