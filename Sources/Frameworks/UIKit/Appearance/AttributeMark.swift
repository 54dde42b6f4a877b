/// The first stored property of the objects that are values of attributes of texts.
///
/// When Foundation on Linux compares the attributes of two parts of a text, it takes the first property of an object for the number of a type
/// of Core Foundation (bits 8 to 17), and ends the process if that is 0. Another number, here that of strings, leads it to `isEqual(_:)`.
struct AttributeMark {
    private let number: UInt = 7 << 8
}
