/// The part of a page that its user can reach.
///
/// An element can be used if it is visible, does not leave, is not behind a modal dialog, and neither is one that contains it
/// hidden, leaving or inert. Browsers apply the same rule, so an event for another element comes from a page that had not yet
/// shown the current revision, or from a program. The keyboard shortcut of an invisible control works, as in SwiftUI.
extension DisplayTree {
    /// The element with a number.
    ///
    /// - Parameters:
    ///   - isAround: Whether the element with another number probably contains it. The search looks there first.
    /// - Returns: Whether the user can reach the element; nil if the page does not show it.
    /// - Complexity: O(depth of the element × number of siblings), or O(nodes) if no hint leads to the element.
    package func reaches(_ number: Int, inside isAround: (Int) -> Bool = { _ in false }) -> Bool? {
        if number == root.id { return true }
        var isReachable = true
        func search(_ node: DisplayNode, _ isCandidate: (Int) -> Bool, isVisible: Bool, isActive: Bool) -> Bool {
            let front = node === root ? firstReachableLayer : 0
            for (index, child) in node.children.enumerated() {
                guard child.id == number || isCandidate(child.id) else { continue }
                let isVisible = isVisible && !child.isInvisible
                let isActive = isActive && index >= front && !child.isInactive
                if child.id == number {
                    isReachable = isActive && (isVisible || child.hasShortcut)
                    return true
                }
                if search(child, isCandidate, isVisible: isVisible, isActive: isActive) { return true }
            }
            return false
        }
        guard
            search(root, isAround, isVisible: true, isActive: true)
                || search(root, { _ in true }, isVisible: true, isActive: true)
        else { return nil }
        return isReachable
    }

    /// The index of the root's first child that is not behind a modal dialog.
    package var firstReachableLayer: Int { root.children.lastIndex { $0.isModalDialog } ?? 0 }
}

extension DisplayNode {
    /// Whether the user can reach neither the node nor anything inside.
    package var keepsUserOut: Bool { isInactive || isInvisible }

    /// Whether the node and everything inside is on its way out or inert.
    fileprivate var isInactive: Bool { isLeaving || semantics?.isInert == true }

    fileprivate var hasShortcut: Bool {
        if case .control(let control) = content { control.shortcut != nil } else { false }
    }

    /// Whether the node and everything inside are neither visible nor reachable. As in SwiftUI, these are hidden and fully
    /// transparent views. A scroll area may raise the opacity without the server.
    package var isInvisible: Bool { appearance?.isInvisible == true }

    fileprivate var isModalDialog: Bool {
        if case .dialog = content { !isLeaving && semantics?.isModal == true } else { false }
    }
}

extension Appearance {
    /// Whether the content is hidden, or is and stays fully transparent.
    package var isInvisible: Bool {
        isHidden || opacity == 0 && effects?.scroll?.opacities.isEmpty != false
    }
}

extension DisplayEvent {
    /// Whether the event reports a state of the page, or the end of what a user does, rather than an action. Such events also
    /// come from elements that can no longer be reached: a field loses the focus when a dialog covers it.
    package var isReport: Bool {
        switch (type, value) {
        case (.blur, _), (.scroll, _), (.resize, _), (.phase, _), (.search, _), (.load, _), (.move, _), (.lift, _): true
        case (.over, .none), (.aim, .none), (.hover, .bool(false)), (.press, .bool(false)), (.drag, .bool(false)),
            (.prepare, .bool(false)):
            true
        case (.key, .text(let key)): key.hasPrefix("u")
        default: false
        }
    }
}

extension EventTypes {
    /// The events that a page reports for elements that the user cannot reach.
    package static let reports: EventTypes = [.blur, .scroll, .resize, .phase, .search, .load]
}
