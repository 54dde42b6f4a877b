import EspalierViews
import Foundation

/// The elements of a menu of UIKit as views.
struct MenuItems: View {
    let elements: [UIMenuElement]
    /// The sender of actions; nil for the elements themselves.
    var sender: AnyObject?
    /// Takes the place of running an element; nil for that.
    var choose: (@MainActor (any MenuChoice) -> Void)?

    var body: some View {
        ForEach(elements, id: \.self) { element in
            if let menu = element as? UIMenu {
                if menu.options.contains(.displayInline) {
                    if menu.title.isEmpty {
                        Section { items(menu.children) }
                    } else {
                        Section {
                            items(menu.children)
                        } header: {
                            Text(verbatim: menu.title)
                        }
                    }
                } else {
                    Menu {
                        items(menu.children)
                    } label: {
                        label(of: menu)
                    }
                }
            } else if let deferred = element as? UIDeferredMenuElement {
                DeferredMenuItems(element: deferred, sender: sender, choose: choose)
            } else if let action = element as? any MenuChoice, !action.attributes.contains(.hidden) {
                Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                    if let choose { choose(action) } else { action.run(sender) }
                } label: {
                    label(of: action)
                }
                .disabled(action.attributes.contains(.disabled))
            }
        }
    }

    private func items(_ elements: [UIMenuElement]) -> AnyView {
        AnyView(MenuItems(elements: elements, sender: sender, choose: choose))
    }

    @ViewBuilder private func label(of element: UIMenuElement) -> some View {
        if let action = element as? any MenuChoice, action.state != .off {
            Label {
                title(of: element)
            } icon: {
                Image(systemName: "checkmark")
            }
        } else if let image = element.image {
            Label {
                title(of: element)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            title(of: element)
        }
    }

    @ViewBuilder private func title(of element: UIMenuElement) -> some View {
        if let subtitle = element.subtitle, !subtitle.isEmpty {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: element.title)
                Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}

/// The elements that an element of a menu receives from the app.
private struct DeferredMenuItems: View {
    let element: UIDeferredMenuElement
    let sender: AnyObject?
    let choose: (@MainActor (any MenuChoice) -> Void)?
    /// The request of this view, for an element whose elements are asked for anew.
    @State private var own = DeferredMenuRequest()

    var body: some View {
        let request = element.request ?? own
        if let elements = request.elements(of: element) {
            AnyView(MenuItems(elements: elements, sender: sender, choose: choose))
        } else {
            ProgressView()
        }
    }
}

/// A request for the elements of a menu.
@MainActor
final class DeferredMenuRequest {
    private let readers = DependencySource.make()
    private var hasBegun = false
    private var elements: [UIMenuElement]?

    nonisolated init() {}

    /// The elements, for a view, which then depends on them; nil until the app has provided them.
    func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
        // Elements that the app provides at once are read below, so that the view is not evaluated again.
        if !hasBegun {
            hasBegun = true
            element.provider { [weak self] elements in
                self?.elements = elements
                self?.readers.invalidateReaders()
            }
        }
        readers.noteRead()
        return elements
    }
}
