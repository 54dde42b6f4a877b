import SwiftUI

/// A conversation that scrolls to its last message, in the ways that an app can ask for it.
struct ChatPage: View {
    enum Way: String, CaseIterable {
        case proxy, animated, lazy, list, id, edge, anchor
    }

    @State private var way = Way.proxy

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                ForEach(Way.allCases, id: \.self) { other in Button(other.rawValue) { way = other } }
            }
            Conversation(way: way).id(way)
        }
    }
}

private struct Conversation: View {
    let way: ChatPage.Way
    @State private var count = 40
    @State private var last: Int?
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        VStack(spacing: 0) {
            Button("Send") {
                count += 1
                last = count - 1
            }
            ScrollViewReader { proxy in
                area
                    .onAppear { if asks { proxy.scrollTo(count - 1, anchor: .bottom) } }
                    .onChange(of: count) {
                        if way == .animated {
                            withAnimation { proxy.scrollTo(count - 1, anchor: .bottom) }
                        } else if asks {
                            proxy.scrollTo(count - 1, anchor: .bottom)
                        }
                    }
            }
        }
    }

    /// Whether a proxy scrolls.
    private var asks: Bool { [.proxy, .animated, .lazy, .list].contains(way) }

    @ViewBuilder private var area: some View {
        switch way {
        case .proxy, .animated: ScrollView { VStack(alignment: .leading, spacing: 8) { messages } }
        case .lazy: ScrollView { LazyVStack(alignment: .leading, spacing: 8) { messages } }
        case .list: List { messages }
        case .id:
            ScrollView { VStack(alignment: .leading, spacing: 8) { messages }.scrollTargetLayout() }
                .scrollPosition(id: $last, anchor: .bottom)
        case .edge:
            ScrollView { VStack(alignment: .leading, spacing: 8) { messages } }.scrollPosition($position)
        case .anchor:
            ScrollView { VStack(alignment: .leading, spacing: 8) { messages } }.defaultScrollAnchor(.bottom)
        }
    }

    private var messages: some View {
        ForEach(0..<count, id: \.self) { number in
            Text("Message \(number) " + String(repeating: "is longer in a narrow window ", count: number % 4 + 1))
        }
    }
}
