/// The value of an unavailable declaration, for bodies that have to return one.
///
/// The compiler rejects each use of an unavailable declaration, and other unavailable declarations cannot be called either. Such a
/// body therefore never runs, and no value is invented for it. The function is for such bodies alone.
package func unavailable() -> Never {
    preconditionFailure("The body of an unavailable declaration ran.")
}
