import Foundation
import SwiftUI

/// An app with an author's mistakes, each on a separate page, for tests of their effects.
@main struct FaultyApp: App {
    var body: some Scene {
        WindowGroup("Trap", id: "trap") { TrapPage() }
        WindowGroup("Missing", id: "missing") { MissingPage() }
        WindowGroup("Motion", id: "motion") { MotionPage() }
        WindowGroup("Slow", id: "slow") { SlowPage() }
        WindowGroup("Feed", id: "feed") { FeedPage() }
    }
}

/// A counter above buttons with mistakes in their actions.
private struct Counter<Mistakes: View>: View {
    @State private var count = 0
    @ViewBuilder var mistakes: (Binding<Int>) -> Mistakes

    var body: some View {
        VStack(spacing: 20) {
            Text("Count \(count)")
            Button("Count") { count += 1 }
            mistakes($count)
        }
    }
}

/// A page with an action that traps, and one whose task traps once the program reads a line.
private struct TrapPage: View {
    var body: some View {
        Counter { count in
            Button("Trap") {
                let numbers: [Int] = []
                count.wrappedValue = numbers[count.wrappedValue]
            }
            Button("Trap later") {
                Task {
                    await Task.detached { _ = readLine() }.value
                    let numbers: [Int] = []
                    count.wrappedValue = numbers[count.wrappedValue]
                }
            }
        }
    }
}

/// A page with an action whose animation traps.
private struct MotionPage: View {
    private struct Faulty: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            let numbers: [Double] = []
            return value.scaled(by: numbers[Int(time)])
        }
    }

    var body: some View {
        Counter { count in
            Button("Animate") {
                withAnimation(Animation(Faulty())) { count.wrappedValue += 10 }
            }
            Color.blue.frame(width: CGFloat(count.wrappedValue + 10), height: 10)
        }
    }
}

private final class Model: ObservableObject {
    @Published var name = "Ada"
}

/// A page that shows a view without its environment object after a tap.
private struct MissingPage: View {
    private struct Name: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text(model.name) }
    }

    @State private var isShown = false

    var body: some View {
        VStack(spacing: 20) {
            Text(isShown ? "Shown" : "Hidden")
            Button("Show") { isShown = true }
            if isShown { Name() }
        }
    }
}

/// A page with actions that block the main actor: one until the program reads a line, one forever.
private struct SlowPage: View {
    var body: some View {
        Counter { count in
            Button("Work") {
                print("Working")
                fflush(nil)
                _ = readLine()
                count.wrappedValue += 10
            }
            Button("Loop") { while true { count.wrappedValue &+= 0 } }
        }
    }
}

/// A list that loads another page when its last row appears.
private struct FeedPage: View {
    @State private var items = Array(0..<20)
    @State private var loads = 0

    var body: some View {
        VStack {
            Text("Loads \(loads)")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(items, id: \.self) { item in
                        Text("Item \(item)")
                            .frame(height: 100)
                            .onAppear { if item == items.last { loadMore() } }
                    }
                }
            }
        }
    }

    private func loadMore() {
        loads += 1
        items += items.count..<items.count + 20
    }
}

/// A view that traps when it is shown.
private struct TrappingView: View {
    let numbers: [Int]

    var body: some View { Text("\(numbers[1])") }
}

#Preview("Trapping") { TrappingView(numbers: []) }
#Preview("Harmless") { Text("No trap") }
