import EspalierLayoutEngine
import Foundation
import Testing

/// A case from `Cases/*.json`: a view, a proposal, and SwiftUI's result.
///
/// Lengths are in points. Sizes have the form "100 50", frames "x y width height", in the coordinates of the view. A
/// proposal may contain "nil" and "inf". `frames` contains the frames of views without content, in source order, and of
/// named views by name.
struct LayoutCase: Decodable, CustomTestStringConvertible, Sendable {
    var name: String
    var view: String
    var proposal: String
    var size: String
    var frames: [String]?
    var named: [String: String]?

    var testDescription: String { name }

    static let all: [LayoutCase] = {
        let folder = Bundle.module.url(forResource: "Cases", withExtension: nil)!
        let files = try! FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.sorted { $0.path < $1.path }.flatMap { file in
            do {
                return try JSONDecoder().decode([LayoutCase].self, from: Data(contentsOf: file))
            } catch {
                preconditionFailure("\(file.lastPathComponent): \(error)")
            }
        }
    }()

    func proposedSize() -> ProposedViewSize {
        let lengths = proposal.split(separator: " ").map { word -> CGFloat? in
            word == "nil" ? nil : word == "inf" ? .infinity : Double(word).map { CGFloat($0) } ?? .nan
        }
        return ProposedViewSize(width: lengths[0], height: lengths[1])
    }
}

/// The result of a case: its size and frames, in the format of the case.
struct LayoutResult: Equatable {
    var size: [CGFloat]
    var frames: [[CGFloat]]
    var named: [String: [CGFloat]]

    /// Lays out a tree as a window does: at its own size, at the origin.
    init(_ root: TestNode, proposal: ProposedViewSize) {
        let measured = root.sizeThatFits(proposal)
        root.place(at: .zero, proposal: proposal, size: measured)
        size = [measured.width, measured.height]
        frames = []
        named = [:]
        collect(root, at: .zero)
    }

    private mutating func collect(_ node: TestNode, at origin: CGPoint) {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        if node.isLeaf { frames.append(numbers) }
        if let name = node.name { named[name] = numbers }
        for child in node.children { collect(child, at: frame.origin) }
    }

    init(expected: LayoutCase) {
        func numbers(_ text: String) -> [CGFloat] { text.split(separator: " ").map { CGFloat(Double($0)!) } }
        size = numbers(expected.size)
        frames = (expected.frames ?? []).map(numbers)
        named = (expected.named ?? [:]).mapValues(numbers)
    }
}

/// Whether two lists of numbers agree to a hundredth of a point.
func agree(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 == $1 || abs($0 - $1) < 0.01 }
}

func written(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
}
