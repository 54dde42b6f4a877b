package import SwiftUI

/// A board whose cards are dragged from stage to stage, by mouse or by touch.
package struct BoardPage: View {
    @State private var cards = BoardCard.all
    @State private var binIsTargeted = false
    @Environment(\.horizontalSizeClass) private var sizeClass

    package init() {}

    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text("Garden")
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                Spacer()
                bin
            }
            .padding(.horizontal, 20)
            .padding(.top, 20)
            .padding(.bottom, 12)
            if sizeClass == .compact {
                ScrollView(.horizontal, showsIndicators: false) { stages(width: 264) }
            } else {
                stages(width: nil)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.pageBackground.ignoresSafeArea())
    }

    /// The stages side by side; without a width, they fill the page.
    private func stages(width: CGFloat?) -> some View {
        HStack(alignment: .top, spacing: 14) {
            ForEach(BoardCard.Stage.allCases, id: \.self) { stage in
                StageColumn(stage: stage, cards: $cards).frame(width: width)
            }
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 20)
    }

    private var bin: some View {
        Image(systemName: binIsTargeted ? "trash.fill" : "trash")
            .font(.system(size: 20))
            .foregroundColor(binIsTargeted ? .white : .primary.opacity(0.7))
            .frame(width: 48, height: 48)
            .background(Circle().fill(binIsTargeted ? Color.red : Color.cardBackground))
            .scaleEffect(binIsTargeted ? 1.15 : 1)
            .animation(.spring(duration: 0.25), value: binIsTargeted)
            .accessibilityLabel("Bin")
            .dropDestination(for: BoardCard.self) { dropped, _ in
                withAnimation { cards.removeAll { card in dropped.contains { $0.id == card.id } } }
                return true
            } isTargeted: {
                binIsTargeted = $0
            }
    }
}

/// The cards of a stage. A card that is dropped on another one goes in front of it, one that is dropped below goes to the
/// end.
private struct StageColumn: View {
    let stage: BoardCard.Stage
    @Binding var cards: [BoardCard]
    @State private var isTargeted = false
    @State private var target: BoardCard.ID?

    var body: some View {
        let own = cards.filter { $0.stage == stage }
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text(LocalizedStringKey(stage.rawValue)).font(.headline)
                Spacer()
                Text("\(own.count)").font(.subheadline.monospacedDigit()).foregroundColor(.quiet)
            }
            .padding(.horizontal, 6)
            ForEach(own) { card in
                VStack(spacing: 0) {
                    RoundedRectangle(cornerRadius: 2)
                        .fill(.tint)
                        .frame(height: 3)
                        .padding(.horizontal, 6)
                        .opacity(target == card.id ? 1 : 0)
                        .padding(.bottom, target == card.id ? 7 : -3)
                        .allowsHitTesting(false)
                    CardView(card: card)
                        .draggable(card)
                }
                .dropDestination(for: BoardCard.self) { dropped, _ in
                    move(dropped, before: card)
                    return true
                } isTargeted: { isOver in
                    withAnimation(.easeOut(duration: 0.15)) {
                        target = isOver ? card.id : target == card.id ? nil : target
                    }
                }
                .transition(.scale(scale: 0.9).combined(with: .opacity))
            }
            Spacer(minLength: 24)
        }
        .padding(12)
        .frame(maxWidth: .infinity, minHeight: 420, alignment: .top)
        .background(
            RoundedRectangle(cornerRadius: 18)
                .fill(isTargeted ? Color.accentColor.opacity(0.14) : Color.primary.opacity(0.05))
        )
        .overlay {
            RoundedRectangle(cornerRadius: 18)
                .strokeBorder(Color.accentColor.opacity(isTargeted ? 0.6 : 0), lineWidth: 2)
                .allowsHitTesting(false)
        }
        .animation(.easeOut(duration: 0.15), value: isTargeted)
        .dropDestination(for: BoardCard.self) { dropped, _ in
            move(dropped, before: nil)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }

    private func move(_ dropped: [BoardCard], before other: BoardCard?) {
        withAnimation(.spring(duration: 0.35)) {
            for var card in dropped where card.id != other?.id {
                cards.removeAll { $0.id == card.id }
                card.stage = stage
                cards.insert(card, at: other.flatMap { cards.firstIndex(of: $0) } ?? cards.endIndex)
            }
        }
    }
}

private struct CardView: View {
    let card: BoardCard

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            Rectangle().fill(Color(hue: card.hue, saturation: 0.65, brightness: 0.85)).frame(width: 5)
            VStack(alignment: .leading, spacing: 4) {
                Text(card.title).fontWeight(.semibold)
                Text(card.note).font(.subheadline).foregroundColor(.quiet)
            }
            .padding(12)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}
