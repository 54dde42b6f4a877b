/// The name or address in a `Host` header, and in a list of allowed hosts.
enum HostName {
    /// The text without its port, and an IPv6 address without its brackets; nil if it is not a host with or without a port (RFC 3986,
    /// 3.2.2).
    static func withoutPort(_ host: String) -> String? {
        let (name, rest): (Substring, Substring)
        if host.first == "[" {
            guard let end = host.firstIndex(of: "]") else { return nil }
            name = host[..<end].dropFirst()
            rest = host[end...].dropFirst()
            guard name.contains(":") else { return nil }
        } else {
            let end = host.firstIndex(of: ":") ?? host.endIndex
            (name, rest) = (host[..<end], host[end...])
        }
        guard rest.isEmpty || rest.first == ":" && rest.dropFirst().utf8.allSatisfy(isDigit) else { return nil }
        return String(name)
    }

    /// The name in lower case, without the dot at the end of a full name; an IPv6 address in its shortest form.
    static func normalized(_ name: String) -> String {
        if name.contains(":"), let address = ClientAddress(name) { return address.description }
        let name = name.lowercased()
        return name.last == "." ? String(name.dropLast()) : name
    }

    /// A name or address of a list, in the form in which hosts are compared; nil for anything else, such as a URL or a name with a port.
    static func entry(_ text: String) -> String? {
        if let address = ClientAddress(text) { return address.description }
        let name = normalized(text)
        let labels = (name.first == "." ? name.dropFirst() : name[...]).split(
            separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy(isLabel) ? name : nil
    }

    /// Whether a text is a part of a name. Names with other letters are written as browsers send them (`xn--…`).
    private static func isLabel(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.count <= 63
            && text.utf8.allSatisfy {
                isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
                    || $0 == UInt8(ascii: "_")
            }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
