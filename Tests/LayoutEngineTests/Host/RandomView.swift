/// Generates random views of all kinds, the same in each run, in the syntax of the cases.
struct RandomView {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    private mutating func below(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }

    private mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }
    private mutating func length() -> String { one(of: ["0", "5", "10", "20", "35", "50", "80", "120"]) }

    mutating func proposal() -> String {
        let lengths = ["nil", "inf", "0", "30", "60", "100", "150", "400"]
        return "\(one(of: lengths)) \(one(of: lengths))"
    }

    mutating func view(depth: Int) -> String {
        var view = depth == 0 || below(5) == 0 ? leaf() : container(depth: depth)
        while below(2) == 0 { view += modifier(depth: depth) }
        return view
    }

    private mutating func leaf() -> String {
        switch below(7) {
        case 0: "Box(\(length()), \(length()))"
        case 1: "Color"
        case 2: "Spacer"
        case 3: "Divider"
        default: "Text(\"\(one(of: ["a", "hello", "hello world", "a bb ccc dddd", "one two three four", ""]))\")"
        }
    }

    private mutating func container(depth: Int) -> String {
        let spacing = one(of: ["spacing: 0", "spacing: 5", "spacing: -5", ""])
        let horizontal = one(of: ["leading", "center", "trailing", "third"])
        let vertical = one(of: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline", "level"])
        let content = (0..<below(5)).map { _ in view(depth: depth - 1) }.joined(separator: "; ")
        switch below(5) {
        case 0, 1: return "HStack(alignment: .\(vertical), \(spacing)) { \(content) }"
        case 2, 3: return "VStack(alignment: .\(horizontal), \(spacing)) { \(content) }"
        default:
            return
                "ZStack(alignment: .\(one(of: ["topLeading", "center", "bottomTrailing", "thirdLevel"]))) { \(content) }"
        }
    }

    private mutating func modifier(depth: Int) -> String {
        switch below(14) {
        case 0: ".padding(\(length()))"
        case 1: ".padding(.horizontal, -5)"
        case 2: ".frame(width: \(length()))"
        case 3: ".frame(width: \(length()), height: \(length()))"
        case 4: ".frame(height: \(length()), alignment: .bottom)"
        case 5: ".frame(maxWidth: .infinity)"
        case 6: ".frame(minHeight: \(length()))"
        case 7: ".frame(minWidth: \(length()), maxWidth: \(length()))"
        case 8: ".frame(idealWidth: \(length()), maxHeight: \(length()))"
        case 9: ".fixedSize(horizontal: \(one(of: ["true", "false"])), vertical: \(one(of: ["true", "false"])))"
        case 10: ".layoutPriority(\(below(3) - 1))"
        case 11: ".alignmentGuide(.\(one(of: ["leading", "centerY", "third", "firstTextBaseline"])), \(length()))"
        case 12: ".aspectRatio(2, contentMode: .\(one(of: ["fit", "fill"])))"
        default: ".overlay { \(leaf()) }"
        }
    }
}
