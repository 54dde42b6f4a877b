/// The library's style sheet by rules. A page contains only those that may match its classes, so that a browser has less to read
/// before it paints.
package struct StyleRules: Sendable {
    private struct Rule: Sendable {
        let css: [UInt8]
        /// The index of the at-rule around it; nil for none.
        let group: Int?
        /// For each selector its classes, all of which a page needs to have; empty for a rule of all pages.
        let needs: [UInt128]
    }

    private var rules: [Rule] = []
    /// The at-rules that contain rules, up to their braces.
    private var groups: [[UInt8]] = []
    /// The bit of each class, by the first eight bytes of its name.
    private let bits: [UInt64: UInt128]

    /// - Parameters:
    ///   - sheet: a style sheet without comments and unnecessary spaces.
    ///   - classes: the classes that elements have when the server writes them. Rules for others, which scripts add, are on all
    ///     pages.
    package init(_ sheet: String, classes: [String]) {
        var bits: [UInt64: UInt128] = [:]
        for (index, name) in classes.prefix(128).enumerated() {
            bits[Self.key(Array(name.utf8)[...]), default: 0] |= 1 << index
        }
        self.bits = bits
        add(sheet[...], in: nil)
    }

    /// Adds the rules of a text in order.
    private mutating func add(_ text: Substring, in group: Int?) {
        var rest = text.drop(while: \.isWhitespace)
        while let brace = rest.firstIndex(of: "{") {
            let head = rest[..<brace]
            var end = rest.index(after: brace), depth = 1
            while depth > 0, end < rest.endIndex {
                if rest[end] == "{" { depth += 1 } else if rest[end] == "}" { depth -= 1 }
                end = rest.index(after: end)
            }
            // At-rules inside of others stay whole.
            if group == nil, head.hasPrefix("@media") || head.hasPrefix("@supports") {
                groups.append(Array(head.utf8))
                add(rest[rest.index(after: brace)..<rest.index(before: end)], in: groups.count - 1)
            } else {
                rules.append(
                    Rule(css: Array(rest[..<end].utf8), group: group, needs: head.hasPrefix("@") ? [] : needs(of: head))
                )
            }
            rest = rest[end...].drop(while: \.isWhitespace)
        }
    }

    /// The classes of each selector of a list. Those in parentheses count as unknown.
    private func needs(of selectors: Substring) -> [UInt128] {
        var depth = 0, plain = ""
        for character in selectors {
            if character == "(" || character == "[" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ")" || character == "]" { depth -= 1 }
        }
        let needs = plain.split(separator: ",").map { selector in
            selector.matches(of: /\.([\w-]+)/).reduce(UInt128(0)) { $0 | (bits[Self.key(Array($1.1.utf8)[...])] ?? 0) }
        }
        return needs.contains(0) ? [] : needs
    }

    private static func key(_ name: some Collection<UInt8>) -> UInt64 {
        name.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// All rules.
    package var sheet: [UInt8] { rules(where: { _ in true }) }

    /// The rules for a text in HTML, in order.
    ///
    /// - Parameter names: The places of names of classes that are not in an attribute yet.
    /// - Complexity: O(bytes).
    func rules(for html: UnsafeBufferPointer<UInt8>, names: some Sequence<Range<Int>> = EmptyCollection<Range<Int>>())
        -> [UInt8]
    {
        var classes = classes(in: html)
        for range in names {
            for name in html[range].split(separator: UInt8(ascii: " ")) { classes |= bits[Self.key(name)] ?? 0 }
        }
        return rules { rule in rule.needs.isEmpty || rule.needs.contains { $0 & ~classes == 0 } }
    }

    private func rules(where isNeeded: (Rule) -> Bool) -> [UInt8] {
        var css: [UInt8] = []
        var open: Int?
        for rule in rules where isNeeded(rule) {
            if rule.group != open {
                if open != nil { css.append(UInt8(ascii: "}")) }
                open = rule.group
                if let open { css += groups[open] + [UInt8(ascii: "{")] }
            }
            css += rule.css
        }
        if open != nil { css.append(UInt8(ascii: "}")) }
        return css
    }

    /// The place after the next `class=`; nil if there is none.
    private static func endOfAttribute(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var last = start + 5
        while last < html.count {
            // The distance to the next place where the text may end, by the byte at this one.
            switch html[last] {
            case UInt8(ascii: "="):
                if html[last - 1] == UInt8(ascii: "s"), html[last - 2] == UInt8(ascii: "s"),
                    html[last - 3] == UInt8(ascii: "a"), html[last - 4] == UInt8(ascii: "l"),
                    html[last - 5] == UInt8(ascii: "c")
                {
                    return last + 1
                }
                last += 6
            case UInt8(ascii: "s"): last += 1
            case UInt8(ascii: "a"): last += 3
            case UInt8(ascii: "l"): last += 4
            case UInt8(ascii: "c"): last += 5
            default: last += 6
            }
        }
        return nil
    }

    /// The known classes in the attributes `class` of a text.
    private func classes(in html: UnsafeBufferPointer<UInt8>) -> UInt128 {
        // Names follow each other again and again.
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { recent in
            recent.initialize(repeating: 0)
            var found: UInt128 = 0, place = 0
            while let end = Self.endOfAttribute(in: html, from: place) {
                place = end
                let isQuoted = place < html.count && html[place] == UInt8(ascii: "\"")
                if isQuoted { place += 1 }
                var key: UInt64 = 0, length = 0
                while place < html.count {
                    let byte = html[place]
                    let isEnd = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ">")
                    if isEnd || byte == UInt8(ascii: " ") {
                        let slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 58)
                        if recent[slot] != key {
                            recent[slot] = key
                            found |= bits[key] ?? 0
                        }
                        if isEnd || !isQuoted { break }
                        (key, length) = (0, 0)
                    } else if length < 8 {
                        key = key << 8 | UInt64(byte)
                        length += 1
                    }
                    place += 1
                }
            }
            return found
        }
    }
}
