import EspalierLayoutEngine
public import Foundation

/// A view with details beside it: a column in a wide window, a sheet in a narrow one.
private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @Environment(\.horizontalSizeClass) private var sizeClass

    @MainActor func body(content: Content) -> some View {
        let isPresented = isPresented
        beside(content)
            .focusedSceneValue(\.inspectorToggle, ColumnToggle { isPresented.wrappedValue.toggle() })
    }

    @MainActor @ViewBuilder private func beside(_ content: Content) -> some View {
        if sizeClass == .compact {
            content.sheet(isPresented: isPresented) { inspector.presentationDetents([.medium, .large]) }
        } else {
            HStack(spacing: 0) {
                content.fillingProposal()
                if isPresented.wrappedValue {
                    HStack(spacing: 0) {
                        Rectangle().fill(.separator).frame(width: 0.5)
                        inspector.frame(width: 270).frame(maxHeight: .infinity).environment(\.hasNarrowBars, true)
                    }
                    .transition(.move(edge: .trailing))
                }
            }
            .animation(.spring(duration: 0.35, bounce: 0), value: isPresented.wrappedValue)
        }
    }
}

extension View {
    /// Shows details beside the view while a value is true: in a column of 270 points, or in a sheet in a narrow window.
    public nonisolated __consuming func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the column. It has no effect: the column has the width of the system.
    public nonisolated __consuming func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of the column. It has no effect: the column has the width of the system.
    public nonisolated __consuming func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    {
        self
    }
}
