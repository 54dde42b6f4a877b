import Foundation

/// The paths of an app's scenes. A scene's id is its path; places and window values follow it as further segments.
package struct ScenePaths: Sendable {
    /// The page that a path names.
    package struct Match: Equatable, Sendable {
        package var scene: String
        /// The text of the window's value; nil for a window without one.
        package var value: String?
        /// The segments of the place in the page, in pairs.
        package var place: [String]
    }

    /// The ids of all scenes.
    package let scenes: Set<String>
    /// The scenes with a page for each value of a type.
    private let scenesWithValues: Set<String>

    package init(_ scenes: some Sequence<String>, withValues: some Sequence<String>) {
        self.scenes = Set(scenes)
        scenesWithValues = Set(withValues)
    }

    /// The page with the longest path that decoded segments begin with; nil for none. The segments of places come in pairs; the text
    /// of a window's value is a segment of its own before them.
    package func match(_ segments: [String]) -> Match? {
        for count in (0..<segments.count).reversed() {
            let scene = segments[..<count].joined(separator: "/")
            let rest = Array(segments[count...])
            if rest.count.isMultiple(of: 2) {
                if scenes.contains(scene) { return Match(scene: scene, value: nil, place: rest) }
            } else if scenesWithValues.contains(scene) {
                return Match(scene: scene, value: rest[0], place: Array(rest.dropFirst()))
            }
        }
        return nil
    }

    /// The page of an encoded path without a query; nil for none.
    package func match(path: String) -> Match? {
        let segments = path.split(separator: "/").compactMap { $0.removingPercentEncoding }
        let whole = segments.joined(separator: "/")
        if scenes.contains(whole) { return Match(scene: whole, value: nil, place: []) }
        return match(segments)
    }
}
