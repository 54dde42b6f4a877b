import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A bar of equal segments, 32 points high as on iOS.
nonisolated struct SegmentedPicker<SelectionValue: Hashable>: View {
    let picker: _PickerValue<SelectionValue>
    @Namespace private var thumb
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.segmentAppearance) private var ownAppearance

    @MainActor var body: some View {
        let selected = picker.selectedIndex
        let appearance = ownAppearance ?? InterfaceAppearance.read.segments
        HStack(spacing: 0) {
            ForEach(picker.options) { option in
                segment(option, isSelected: option.index == selected, appearance)
            }
        }
        .background(
            RoundedRectangle(cornerRadius: 8).fill(ColorOrNamed(appearance.background, else: .tertiaryFill))
        )
        .animation(.snappy(duration: 0.25), value: selected)
        .opacity(isEnabled ? 1 : 0.5)
        .pickerGroup(picker.title)
        .modifier(TextGuideBarrier())
    }

    @MainActor private func segment(
        _ option: PickerOption<SelectionValue>, isSelected: Bool, _ appearance: SegmentAppearance
    ) -> some View {
        let attributes = isSelected ? appearance.selectedTitle : appearance.title
        return option.element
            .font(attributes.font ?? .system(size: 13))
            .fontWeight(attributes.font != nil ? nil : isSelected ? .semibold : .regular)
            .modifier(OptionalForeground(color: attributes.color))
            .lineLimit(1)
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
            .background {
                if isSelected {
                    RoundedRectangle(cornerRadius: 6)
                        .fill(appearance.selection ?? (colorScheme == .dark ? Color(white: 0.39) : .white))
                        .shadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 3)
                        .matchedGeometryEffect(id: 0, in: thumb)
                        .padding(2)
                }
            }
            .pickerChoice(isSelected: isSelected) { picker.select(option.index) }
    }
}

/// The selected choice with a mark for a menu. The browser's own menu opens over it.
nonisolated struct MenuPicker<SelectionValue: Hashable>: View {
    let picker: _PickerValue<SelectionValue>
    @Environment(\.isInForm) private var isInForm
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        if isInForm, !labelsAreHidden {
            HStack {
                picker.label
                Spacer(minLength: 8)
                value.foregroundStyle(.secondary)
            }
        } else {
            value.foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.tertiary))
        }
    }

    @MainActor private var value: some View {
        let selected = picker.selectedIndex
        return HStack(spacing: 4) {
            if let shown = picker.currentValueLabel {
                shown
            } else if let selected {
                picker.options[selected].element
            }
            Image(systemName: "chevron.up.chevron.down").font(.system(size: 12, weight: .medium))
        }
        .accessibilityHidden(true)
        .padding(.vertical, 7)
        .overlay(
            ChoiceView(
                options: picker.options.map(\.text), selected: selected, label: picker.title,
                select: { picker.select($0) }))
    }
}

/// A row for each choice, with a check mark at the selected one.
nonisolated struct InlinePicker<SelectionValue: Hashable>: View {
    let picker: _PickerValue<SelectionValue>

    @MainActor var body: some View {
        let selected = picker.selectedIndex
        ForEach(picker.options) { option in
            HStack {
                option.element
                Spacer(minLength: 8)
                Image(systemName: "checkmark")
                    .font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(TintShapeStyle())
                    .opacity(option.index == selected ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .frame(minHeight: 22)
            .pickerChoice(isSelected: option.index == selected) { picker.select(option.index) }
        }
    }
}

/// Seven rows of a wheel, 216 points high: the selected choice in the middle, its neighbors fading toward the edges.
nonisolated struct WheelPicker<SelectionValue: Hashable>: View {
    let picker: _PickerValue<SelectionValue>
    private static var reach: Int { 3 }

    @MainActor var body: some View {
        let selected = picker.selectedIndex ?? 0
        let options = picker.options
        VStack(spacing: 0) {
            Color.clear.frame(height: height(above: selected))
            ForEach(options.filter { abs($0.index - selected) <= Self.reach }) { option in
                let distance = abs(option.index - selected)
                option.element
                    .font(.system(size: distance == 0 ? 22 : 21 - 2 * CGFloat(distance)))
                    .lineLimit(1)
                    .opacity([1, 0.75, 0.67, 0.62][distance])
                    .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
                    .pickerChoice(isSelected: distance == 0) { picker.select(option.index) }
            }
            Spacer(minLength: 0)
        }
        .frame(height: 7 * Self.rowHeight)
        .background(
            RoundedRectangle(cornerRadius: 8).fill(NamedStyle(name: .tertiaryFill)).frame(height: 34)
                .padding(.horizontal, 9)
        )
        .padding(.vertical, (216 - 7 * Self.rowHeight) / 2)
        .pickerGroup(picker.title)
        .modifier(TextGuideBarrier())
    }

    private static var rowHeight: CGFloat { 30 }

    private func height(above selected: Int) -> CGFloat {
        CGFloat(max(0, Self.reach - selected)) * Self.rowHeight
    }
}

/// A radio button and a label for each choice.
nonisolated struct RadioGroupPicker<SelectionValue: Hashable>: View {
    let picker: _PickerValue<SelectionValue>
    @Environment(\.radioGroupIsHorizontal) private var isHorizontal

    @MainActor var body: some View {
        Group {
            if isHorizontal {
                HStack(spacing: 16) { buttons }
            } else {
                VStack(alignment: .leading, spacing: 8) { buttons }
            }
        }
        .pickerGroup(picker.title)
    }

    @MainActor private var buttons: some View {
        let selected = picker.selectedIndex
        return ForEach(picker.options) { option in
            let isSelected = option.index == selected
            HStack(spacing: 8) {
                ZStack {
                    Circle().strokeBorder(
                        isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.tertiary), lineWidth: 1.5)
                    if isSelected { Circle().fill(TintShapeStyle()).padding(4.5) }
                }
                .frame(width: 20, height: 20)
                .accessibilityHidden(true)
                option.element
            }
            .pickerChoice(isSelected: isSelected) { picker.select(option.index) }
        }
    }
}

extension View {
    /// Makes the view a choice of a picker: a radio button for assistive technologies.
    fileprivate nonisolated func pickerChoice(isSelected: Bool, action: @escaping () -> Void) -> some View {
        onTapGesture(perform: action).modifier(AccessibilityModifier(change: .role(.radio, isSelected: isSelected)))
    }

    /// Makes the view the group of a picker's choices.
    fileprivate nonisolated func pickerGroup(_ title: Text?) -> some View {
        modifier(AccessibilityModifier(change: .group(.radiogroup, title)))
    }
}
