import Foundation

/// Makes elements from the nodes of a page, in the shapes that XCTest shows of an app on Apple's systems.
package struct ElementBuilder {
    private let tree: PageTree
    private let state: PageState
    private let window: CGRect

    /// - Parameter name: The app's name.
    package static func application(_ tree: PageTree, _ state: PageState, name: String) -> ElementSnapshot {
        let builder = ElementBuilder(tree: tree, state: state, window: CGRect(origin: .zero, size: tree.size))
        return builder.application(name)
    }

    /// The surroundings of a node.
    private struct Context {
        /// The part of the window that the scroll areas around leave visible.
        var port: CGRect
        /// The distance by which areas around are scrolled without the server.
        var shift = CGVector.zero
        var isBehindDialog = false
        var isInList = false
        /// Whether texts and images belong to the label of an element around.
        var isInLabel = false
        /// The title of the navigation bar around, if it shows the title as a heading.
        var barTitle: String?
    }

    private func application(_ name: String) -> ElementSnapshot {
        let app = ElementSnapshot(.application, frame: window, target: .page)
        app.label = name
        let main = ElementSnapshot(.window, frame: window, target: .node(tree.root))
        main.title = tree.title
        app.add(main)
        let layers = tree.root.children
        let front = layers.lastIndex { $0.flag("modal") && !$0.isHidden } ?? 0
        for (index, layer) in layers.enumerated() {
            visit(layer, in: main, Context(port: window, isBehindDialog: index < front))
        }
        if let picker = state.openPicker.flatMap({ tree.node($0) }) { addOptions(of: picker, to: main) }
        if let field = state.focus.flatMap({ tree.node($0) }), Self.isTextEntry(field) {
            addKeyboard(for: field, to: main)
        }
        return app
    }

    package static func isTextEntry(_ node: PageNode) -> Bool { node.role == "textbox" || node.role == "searchbox" }

    // MARK: Nodes

    private func visit(_ node: PageNode, in parent: ElementSnapshot, _ context: Context) {
        // An image without a name of the author's is silent, and found by its own name.
        if node.isHidden || node.flag("silent") && node.name("image") == nil { return }
        if node.role == "separator" || node.type == "RefreshControl" { return }
        if node.role == "menu", node.type == "MenuItems" {
            guard state.openMenus.contains(node.id) else { return }
            var context = context
            // The browser places a menu where all of it is visible.
            context.port = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            context.isBehindDialog = false
            let menu = make(.menu, [.collectionView], node, context)
            parent.add(menu)
            visitChildren(of: node, in: menu, context)
            return
        }
        if node.type == "Color", node.label.isEmpty, node.parent?.role == "dialog" || node.parent?.role == "alertdialog"
        {
            // The area beside a dialog, with the name that it has on Apple's systems.
            let region = make(.other, [.button], node, context)
            (region.identifier, region.label) = ("PopoverDismissRegion", "dismiss popup")
            if node.accepts("tap") { parent.add(region) }
            return
        }
        if node.type == "SwipeActions" {
            guard let row = state.swipedRow, node.parent?.id == row.row, node.name("edge") == row.edge else { return }
            return visitChildren(of: node, in: parent, context)
        }
        guard let element = element(for: node, context) else { return visitChildren(of: node, in: parent, context) }
        parent.add(element)
        var inner = context
        adjust(&inner, for: node, element)
        visitChildren(of: node, in: element, inner)
        finish(element, node, inner)
    }

    private func visitChildren(of node: PageNode, in parent: ElementSnapshot, _ context: Context) {
        for child in node.children { visit(child, in: parent, context) }
    }

    private func make(
        _ type: XCUIElement.ElementType, _ node: PageNode, _ context: Context, target: ElementTarget? = nil
    ) -> ElementSnapshot {
        make(type, [], node, context, target: target)
    }

    private func make(
        _ type: XCUIElement.ElementType, _ others: [XCUIElement.ElementType], _ node: PageNode, _ context: Context,
        target: ElementTarget? = nil
    ) -> ElementSnapshot {
        let frame = node.frame.offsetBy(dx: context.shift.dx, dy: context.shift.dy)
        let element = ElementSnapshot(type, others, frame: frame, target: target ?? .node(node))
        let visible = frame.intersection(context.port)
        element.visibleFrame = visible.isNull ? .zero : visible
        element.isBehindDialog = context.isBehindDialog
        element.identifier = node.identifier
        element.label = node.label
        element.isEnabled = !node.flag("disabled")
        element.isSelected = node.flag("selected")
        element.hasFocus = state.focus == node.id
        return element
    }

    /// The element of a node; nil if the node only holds others.
    private func element(for node: PageNode, _ context: Context) -> ElementSnapshot? {
        if let role = node.role, let element = element(for: node, role: role, context) { return element }
        if let text = node.text {
            if context.isInLabel && node.identifier.isEmpty || context.barTitle == text && node.role != "heading" {
                return nil
            }
            let element = make(.staticText, node.accepts("tap") ? [.button] : [], node, context)
            if element.label.isEmpty { element.label = text }
            return element
        }
        if node.scroll != nil {
            let isList = !context.isInList && Self.holdsList(node)
            return make(isList ? .collectionView : .scrollView, isList ? [.table, .scrollView] : [], node, context)
        }
        if let image = node.name("image") {
            if context.isInLabel && node.identifier.isEmpty { return nil }
            let element = make(.image, node, context)
            if element.identifier.isEmpty { element.identifier = image }
            if element.label.isEmpty { element.label = image }
            return element
        }
        if node.type == "DatePicker", node.accepts("change") || node.flag("disabled") {
            return make(.datePicker, [.button], node, context)
        }
        if node.type == "ColorPicker", !node.label.isEmpty { return make(.colorWell, [.button], node, context) }
        if node.accepts("input"), !node.label.isEmpty { return make(.button, node, context) }
        if context.isInLabel && node.identifier.isEmpty { return nil }
        return node.label.isEmpty && node.identifier.isEmpty ? nil : make(.other, node, context)
    }

    private func element(for node: PageNode, role: String, _ context: Context) -> ElementSnapshot? {
        switch role {
        case "button":
            let isSwitch = node.optionalFlag("selected") != nil
            var others: [XCUIElement.ElementType] = isSwitch ? [.toggle] : []
            if node.menu != nil { others += [.menuButton, .popUpButton] }
            if node.optionalFlag("expanded") != nil { others.append(.disclosureTriangle) }
            return make(.button, others, node, context)
        case "link":
            return node.name("url") == nil ? make(.button, node, context) : make(.link, [.button], node, context)
        case "tab": return make(.button, [.tab], node, context)
        case "menuitem": return make(.button, [.menuItem], node, context)
        case "menuitemcheckbox": return make(.button, [.menuItem, .checkBox], node, context)
        case "radio": return make(.button, [.radioButton], node, context)
        case "tablist": return make(.tabBar, node, context)
        case "navigation": return make(.navigationBar, node, context)
        case "toolbar": return make(.toolbar, node, context)
        case "menubar": return make(.menuBar, node, context)
        case "textbox":
            if node.flag("secure") { return make(.secureTextField, node, context) }
            let isArea = node.flag("multiline")
            return make(
                isArea ? .textView : .textField, isArea && node.type == "TextField" ? [.textField] : [], node, context)
        case "searchbox": return make(.searchField, node, context)
        case "switch": return make(.switch, [.toggle], node, context)
        case "slider": return make(.slider, node, context)
        case "combobox": return make(.button, [.popUpButton, .comboBox, .picker, .pickerWheel], node, context)
        case "group" where node.steps != nil: return make(.stepper, node, context)
        case "progressbar":
            return make(node.number("fraction") == nil ? .activityIndicator : .progressIndicator, node, context)
        case "meter": return make(.levelIndicator, [.progressIndicator], node, context)
        case "radiogroup":
            let radios = Self.radios(of: node)
            let isRow = radios.count < 2 || radios[0].frame.maxX <= radios[1].frame.minX + 0.5
            return make(isRow ? .segmentedControl : .picker, isRow ? [] : [.radioGroup, .pickerWheel], node, context)
        case "list": return context.isInList ? nil : make(.collectionView, [.table], node, context)
        case "listitem": return make(.cell, node, context)
        case "table", "grid": return make(.table, [.grid], node, context)
        case "row": return make(.cell, [.tableRow], node, context)
        case "columnheader" where node.accepts("tap"): return make(.button, [.tableColumn], node, context)
        case "img":
            if context.isInLabel && node.identifier.isEmpty { return nil }
            let element = make(.image, node, context)
            if element.identifier.isEmpty { element.identifier = node.name("image") ?? "" }
            return element
        // The layer of a dialog that is closed stays.
        case "dialog" where node.children.isEmpty, "alertdialog" where node.children.isEmpty: return nil
        case "dialog", "alertdialog":
            switch node.type {
            case "Alert": return make(.alert, node, context)
            case "ConfirmationDialog": return make(.sheet, node, context)
            case "Popover": return make(.popover, node, context)
            default: return make(.other, [.sheet, .dialog], node, context)
            }
        default: return nil
        }
    }

    /// The surroundings of what is inside of an element.
    private func adjust(_ context: inout Context, for node: PageNode, _ element: ElementSnapshot) {
        switch element.type {
        case .collectionView, .scrollView, .table:
            context.isInList = context.isInList || element.type == .collectionView
            if node.scroll != nil {
                context.port = context.port.intersection(element.frame)
                if context.port.isNull { context.port = .zero }
                if let offset = state.offsets[node.id] {
                    context.shift.dx -= offset.x
                    context.shift.dy -= offset.y
                }
            }
        case .navigationBar:
            element.identifier = node.label.isEmpty ? node.identifier : node.label
            element.label = ""
            let title = element.identifier
            if node.first(where: { $0.role == "heading" && $0.text == title }) != nil { context.barTitle = title }
        case .button, .link, .image, .other:
            // A name that the author gives takes the place of the contents.
            if !node.label.isEmpty, !element.is(.sheet) { context.isInLabel = true }
        case .cell, .menu, .alert, .sheet, .popover: context.isInLabel = false
        default: break
        }
    }

    private func finish(_ element: ElementSnapshot, _ node: PageNode, _ context: Context) {
        switch element.type {
        case .button, .link:
            if element.label.isEmpty { element.label = Self.label(of: node) }
            if node.role == "combobox", case .text(let value)? = node.value {
                element.text = value
                element.aliases = ["\(element.label), \(value)"]
            } else if element.is(.toggle) {
                element.text = element.isSelected ? "1" : "0"
            } else if element.is(.tab) {
                element.text = element.isSelected ? "1" : ""
            }
        case .cell:
            if element.label.isEmpty { element.label = Self.label(of: node) }
            if !element.isSelected {
                element.isSelected =
                    node.first { $0.flag("selected") && $0.role != "radio" && $0.role != "tab" } != nil
            }
        case .textField, .secureTextField, .textView, .searchField:
            element.placeholder = node.placeholder
            if case .text(let text)? = node.value { element.text = text } else { element.text = node.placeholder ?? "" }
        case .switch:
            element.text = node.value == .bool(true) ? "1" : "0"
            let inner = make(.switch, [.toggle], node, context)
            (inner.label, inner.identifier, inner.text) = ("", "", element.text)
            element.add(inner)
        case .slider:
            guard case .number(let value)? = node.value else { break }
            let (least, greatest) = (node.number("minimum") ?? 0, node.number("maximum") ?? 1)
            element.text = Self.percent(greatest > least ? (value - least) / (greatest - least) : 0)
        case .progressIndicator, .levelIndicator:
            if case .text(let text)? = node.value {
                element.text = text
            } else {
                element.text = node.number("fraction").map(Self.percent)
            }
        case .activityIndicator: element.text = "1"
        case .stepper: addSteps(of: node, to: element, context)
        case .datePicker: addWheels(of: node, to: element, context)
        case .segmentedControl, .picker:
            let selected = Self.radios(of: node).first { $0.flag("selected") }
            element.text = selected.map { Self.label(of: $0) }
        case .alert, .sheet:
            if element.label.isEmpty {
                element.label = node.first { $0.role == "heading" && $0.text != nil }?.text ?? ""
            }
            element.title = element.label
        default:
            if element.text == nil, case .text(let text)? = node.value, element.type != .image { element.text = text }
        }
    }

    // MARK: Elements that the browser adds

    private func addSteps(of node: PageNode, to stepper: ElementSnapshot, _ context: Context) {
        for (step, name) in [(-1, "Decrement"), (1, "Increment")] {
            let button = make(
                .button, [step < 0 ? .decrementArrow : .incrementArrow], node, context, target: .step(node, step))
            let half = CGRect(
                x: stepper.frame.minX + (step < 0 ? 0 : stepper.frame.width / 2), y: stepper.frame.minY,
                width: stepper.frame.width / 2, height: stepper.frame.height)
            button.frame = half
            button.visibleFrame = half.intersection(stepper.visibleFrame)
            button.label = name
            button.identifier = node.identifier.isEmpty ? name : "\(node.identifier)-\(name)"
            button.aliases = ["\(stepper.label), \(name)", name]
            button.isEnabled = stepper.isEnabled && node.steps?.contains(step) == true
            button.isSelected = false
            stepper.add(button)
        }
    }

    private func addWheels(of node: PageNode, to picker: ElementSnapshot, _ context: Context) {
        guard case .text(let value)? = node.value else { return }
        picker.text = value
        for (component, text) in DateWheels.values(of: value, isTime: node.flag("time")) {
            let wheel = make(.pickerWheel, node, context, target: .wheel(node, component))
            (wheel.label, wheel.identifier, wheel.text) = ("", "", text)
            picker.add(wheel)
        }
    }

    private func addOptions(of picker: PageNode, to window: ElementSnapshot) {
        let menu = ElementSnapshot(
            .menu, [.collectionView, .table],
            frame: CGRect(x: picker.frame.minX, y: picker.frame.maxY, width: 250, height: 0),
            target: .node(picker))
        for (index, option) in (picker.options ?? []).enumerated() {
            let frame = CGRect(
                x: picker.frame.minX, y: picker.frame.maxY + CGFloat(index) * 44, width: 250, height: 44)
            let button = ElementSnapshot(.button, [.menuItem], frame: frame, target: .option(picker, index))
            button.label = option
            button.isSelected = picker.value == .text(option)
            menu.add(button)
        }
        menu.frame.size.height = CGFloat(menu.elements.count) * 44
        menu.visibleFrame = menu.frame
        window.add(menu)
    }

    private func addKeyboard(for field: PageNode, to window: ElementSnapshot) {
        let height: CGFloat = 291
        let frame = CGRect(x: 0, y: self.window.maxY - height, width: self.window.width, height: height)
        let keyboard = ElementSnapshot(.keyboard, frame: frame, target: .page)
        func add(
            _ type: XCUIElement.ElementType, _ label: String, _ identifier: String, types text: String, at index: Int
        ) {
            let side = frame.width / 10
            let place = CGRect(
                x: CGFloat(index % 10) * side, y: frame.minY + CGFloat(index / 10) * 54, width: side, height: 54)
            let key = ElementSnapshot(type, type == .key ? [] : [.key], frame: place, target: .key(text))
            (key.label, key.identifier) = (label, identifier)
            keyboard.add(key)
        }
        for (index, letter) in "qwertyuiopasdfghjklzxcvbnm1234567890".enumerated() {
            add(.key, String(letter), String(letter), types: String(letter), at: index)
        }
        add(.key, "space", "space", types: " ", at: 36)
        add(.key, "delete", "delete", types: XCUIKeyboardKey.delete.rawValue, at: 37)
        let name = field.name("enterKey") ?? (field.role == "searchbox" ? "search" : "return")
        let label = name == "enter" ? "return" : name
        add(.button, label, label.prefix(1).uppercased() + label.dropFirst(), types: "\n", at: 38)
        window.add(keyboard)
    }

    // MARK: Texts

    /// The text that names a node: the author's label, or the texts and images inside with commas between.
    package static func label(of node: PageNode) -> String {
        if !node.label.isEmpty { return node.label }
        if let text = node.text { return text }
        var parts: [String] = []
        var images: [String] = []
        func collect(_ node: PageNode) {
            if node.isHidden || node.type == "SwipeActions" || node.role == "menu" { return }
            if node.flag("silent"), node.name("image") == nil { return }
            if !node.label.isEmpty {
                parts.append(node.label)
            } else if let text = node.text {
                parts.append(text)
            } else {
                if let image = node.name("image") { images.append(image) }
                for child in node.children { collect(child) }
            }
        }
        for child in node.children { collect(child) }
        return parts.isEmpty ? images.first ?? "" : parts.joined(separator: ", ")
    }

    private static func percent(_ fraction: Double) -> String { "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" }

    static func radios(of group: PageNode) -> [PageNode] {
        var radios: [PageNode] = []
        group.forEach { if $0.role == "radio" { radios.append($0) } }
        return radios
    }

    /// Whether a scroll area shows a list.
    private static func holdsList(_ area: PageNode) -> Bool {
        func holds(_ node: PageNode) -> Bool {
            if node.isHidden { return false }
            if node.role == "list" { return true }
            return node.scroll == nil && node.children.contains(where: holds)
        }
        return area.children.contains(where: holds)
    }
}
