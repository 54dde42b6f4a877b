import SwiftUI

/// An app whose pages move known views by known distances, for tests of the frames during a motion.
@main struct MotionApp: App {
    var body: some Scene {
        WindowGroup("Transitions", id: "transitions") { TransitionsPage() }
        WindowGroup("Replacements", id: "replacements") { ReplacementsPage() }
        WindowGroup("Shapes", id: "shapes") { ShapesPage() }
        WindowGroup("Taps", id: "taps") { TapsPage() }
        WindowGroup("Crowd", id: "crowd") { CrowdPage() }
        WindowGroup("Retargets", id: "retargets") { RetargetsPage() }
    }
}

extension Animation {
    /// The animation of all pages, with constant speed.
    static let steady = Animation.linear(duration: 1)
}

/// A place of 160 by 80 points with a view in its center.
struct Stage<Content: View>: View {
    let name: String
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Rectangle().fill(.gray.opacity(0.15)).accessibilityLabel("Stage of \(name)")
            content
        }
        .frame(width: 160, height: 80)
    }
}

/// A block of 80 by 40 points.
struct Block: View {
    let name: String

    var body: some View {
        Rectangle().fill(.indigo).frame(width: 80, height: 40).accessibilityLabel(name)
    }
}
