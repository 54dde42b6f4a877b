import SwiftUI

/// A column with a line between neighboring views, even if they come from loops and conditions.
struct DividedStack<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        _VariadicView.Tree(Root()) { content }
    }

    private struct Root: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            let last = children.last?.id
            VStack(alignment: .leading, spacing: 0) {
                ForEach(children) { child in
                    child
                        .padding(.horizontal, 16)
                        .padding(.vertical, 11)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if child.id != last {
                        Divider().padding(.leading, 16)
                    }
                }
            }
        }
    }
}

/// A row with a dot between neighboring views.
struct Dotted<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
                if subview.id != subviews.first?.id { Text("·").foregroundColor(.quiet) }
                subview
            }
        }
    }
}
