import SwiftUI

/// A custom picker. It finds its choices by inspecting the view builder's result: a tuple of tagged views.
struct ChipPicker<Value: Hashable, Content: View>: View {
    @Binding var selection: Value
    let content: Content
    @Namespace private var mark

    init(selection: Binding<Value>, @ViewBuilder content: () -> Content) {
        _selection = selection
        self.content = content()
    }

    private struct Chip: Identifiable {
        let id: Int
        let text: Text
        let value: Value
    }

    /// The texts of the content with their tags.
    private var chips: [Chip] {
        guard let tuple = Mirror(reflecting: content).descendant("value") else { return [] }
        return Mirror(reflecting: tuple).children.enumerated().compactMap { index, child in
            let view = Mirror(reflecting: child.value)
            guard let text = view.descendant("content") as? Text,
                let value = view.descendant("modifier", "value", "tagged") as? Value
            else { return nil }
            return Chip(id: index, text: text, value: value)
        }
    }

    var body: some View {
        HStack(spacing: 8) {
            ForEach(chips) { chip in
                let isSelected = chip.value == selection
                Button {
                    withAnimation(.snappy(duration: 0.3)) { selection = chip.value }
                } label: {
                    chip.text
                        .font(.subheadline)
                        .foregroundColor(isSelected ? .white : .primary)
                        .padding(.horizontal, 14)
                        .padding(.vertical, 8)
                        .background {
                            if isSelected {
                                Capsule().fill(Color.chip).matchedGeometryEffect(id: "mark", in: mark)
                            }
                        }
                        .background(Capsule().fill(Color.primary.opacity(0.06)))
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
    }
}

extension Color {
    /// A blue that is dark enough for white text.
    static let chip = Color(red: 0, green: 0.38, blue: 0.8)
}
