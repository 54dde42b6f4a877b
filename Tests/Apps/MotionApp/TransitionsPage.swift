import SwiftUI

/// A block for each kind of transition, and a button that inserts and removes it.
struct TransitionsPage: View {
    private struct Kind: Identifiable {
        let name: String
        let transition: AnyTransition
        var id: String { name }
    }

    private let kinds = [
        Kind(name: "Opacity", transition: .opacity),
        Kind(name: "Scale", transition: .scale),
        Kind(name: "Scale to half", transition: .scale(scale: 0.5, anchor: .topLeading)),
        Kind(name: "Top", transition: .move(edge: .top)),
        Kind(name: "Bottom", transition: .move(edge: .bottom)),
        Kind(name: "Leading", transition: .move(edge: .leading)),
        Kind(name: "Trailing", transition: .move(edge: .trailing)),
        Kind(name: "Slide", transition: .slide),
        Kind(name: "Push", transition: .push(from: .leading)),
        Kind(name: "Offset", transition: .offset(x: 30, y: -20)),
        Kind(name: "Blur", transition: AnyTransition(.blurReplace)),
        Kind(name: "Identity", transition: .identity),
        Kind(name: "Modifier", transition: .modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0))),
        Kind(name: "Combined", transition: .opacity.combined(with: .offset(x: 40))),
        Kind(name: "Asymmetric", transition: .asymmetric(insertion: .opacity, removal: .move(edge: .bottom))),
        Kind(name: "Fall and shrink", transition: .asymmetric(insertion: .move(edge: .top), removal: .scale)),
        Kind(name: "Custom", transition: AnyTransition(Fall())),
    ]

    var body: some View {
        LazyVGrid(columns: [GridItem(.fixed(160)), GridItem(.fixed(160))]) {
            ForEach(kinds) { kind in
                Appearance(name: kind.name, transition: kind.transition)
            }
        }
    }
}

/// A block that appears and disappears.
private struct Appearance: View {
    let name: String
    let transition: AnyTransition
    @State private var isShown = false

    var body: some View {
        VStack {
            Stage(name: name) {
                if isShown { Block(name: name).transition(transition) }
            }
            Button("Toggle \(name)") {
                withAnimation(.steady) { isShown.toggle() }
            }
        }
    }
}

private struct Tilt: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(degrees))
    }
}

/// Falls from above, half faded, and further down.
private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .offset(y: 60 * phase.value)
            .opacity(phase.isIdentity ? 1 : 0.5)
    }
}
