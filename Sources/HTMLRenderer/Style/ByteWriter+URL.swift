extension ByteWriter {
    /// Appends a URL as a CSS `url()`. The value may stand in an attribute and in a patch, which takes declarations apart at
    /// semicolons. Characters that could end the URL are percent-encoded.
    mutating func append(cssURL url: String) {
        append("url('")
        if basePath.applies(to: url) { append(raw: basePath.text) }
        for byte in url.utf8 {
            switch byte {
            case UInt8(ascii: ";"): append("\\3b ")
            case UInt8(ascii: "&"): append("\\26 ")
            case ...32, 127, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "<"),
                UInt8(ascii: ">"):
                append(UInt8(ascii: "%"))
                append(hexadecimal: byte, letters: UInt8(ascii: "A"))
            default: append(byte)
            }
        }
        append("')")
    }
}
