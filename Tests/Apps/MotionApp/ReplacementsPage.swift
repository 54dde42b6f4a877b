import SwiftUI

/// Views that are replaced, that return, and that others make room for.
struct ReplacementsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Returning()
            Numbered()
            Cases()
            Rows()
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// A counter that can be removed.
private struct Returning: View {
    @State private var isShown = true

    var body: some View {
        Stage(name: "Counter") {
            if isShown { Counter().transition(.move(edge: .trailing)) }
        }
        Button("Toggle Counter") {
            withAnimation(.steady) { isShown.toggle() }
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            Text("Count \(count)").frame(width: 80, height: 40).background(.yellow)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Counter")
    }
}

/// A block that becomes another one with each number.
private struct Numbered: View {
    @State private var number = 1

    var body: some View {
        Stage(name: "Numbered") {
            Block(name: "Block \(number)").transition(.slide).id(number)
        }
        Stage(name: "Outer") {
            Block(name: "Outer \(number)").id(number).transition(.slide)
        }
        Button("Next number") {
            withAnimation(.steady) { number += 1 }
        }
    }
}

/// A block for each time of the day.
private struct Cases: View {
    private enum Time {
        case day
        case night
    }

    @State private var time = Time.day

    var body: some View {
        Stage(name: "Cases") {
            switch time {
            case .day: Block(name: "Day").transition(.move(edge: .leading))
            case .night: Block(name: "Night").transition(.move(edge: .trailing))
            }
        }
        Button("Next case") {
            withAnimation(.steady) { time = time == .day ? .night : .day }
        }
    }
}

/// Rows of 40 points.
private struct Rows: View {
    @State private var names = ["Row One", "Row Two", "Row Three"]

    var body: some View {
        Button("Toggle Row Two") {
            withAnimation(.steady) {
                if names.contains("Row Two") { names.remove(at: 1) } else { names.insert("Row Two", at: 1) }
            }
        }
        VStack(spacing: 0) {
            ForEach(names, id: \.self) { name in
                Rectangle().fill(.teal).frame(width: 80, height: 40).accessibilityLabel(name)
                    .transition(.move(edge: .leading))
            }
        }
    }
}
