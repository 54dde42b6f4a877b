package import EspalierLayoutEngine
package import Foundation

/// An event of a page, as `public/wire.txt` describes it.
package struct AutomationEvent: Equatable, Sendable {
    package var node: Int
    package var type: String
    package var value: Value

    package enum Value: Equatable, Sendable {
        case none
        case text(String)
        case number(Double)
        case bool(Bool)
        case point(CGPoint)
        case touch(Touch)
        case window(CGSize, isDark: Bool)
    }

    /// A report of one finger or two on a node with gestures.
    package struct Touch: Equatable, Sendable {
        package var number: Int
        /// Milliseconds.
        package var time: Double
        /// In the node's coordinates.
        package var points: [CGPoint]
        /// In the page's coordinates.
        package var pagePoints: [CGPoint]
        /// Points per second.
        package var velocity = CGVector.zero
    }

    package init(_ node: Int, _ type: String, _ value: Value = .none) {
        self.node = node
        self.type = type
        self.value = value
    }

    /// The event as the server reads it.
    package var json: String {
        var json = "{\"node\":\(node),\"type\":\"\(type)\""
        switch value {
        case .none: break
        case .text(let text): json += ",\"value\":" + Self.quoted(text)
        case .number(let number): json += ",\"value\":\(number)"
        case .bool(let flag): json += ",\"value\":\(flag)"
        case .point(let point): json += ",\"value\":{\"x\":\(Double(point.x)),\"y\":\(Double(point.y))}"
        case .touch(let touch):
            json += ",\"value\":{\"n\":\(touch.number),\"t\":\(touch.time),\"p\":\(Self.list(touch.points))"
            json += ",\"g\":\(Self.list(touch.pagePoints))"
            json += ",\"v\":[\(Double(touch.velocity.dx)),\(Double(touch.velocity.dy))]}"
        case .window(let size, let isDark):
            json += ",\"value\":{\"width\":\(Double(size.width)),\"height\":\(Double(size.height)),\"dark\":\(isDark)}"
        }
        return json + "}"
    }

    private static func list(_ points: [CGPoint]) -> String {
        "[" + points.map { "\(Double($0.x)),\(Double($0.y))" }.joined(separator: ",") + "]"
    }

    package static func quoted(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": json += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                json += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
