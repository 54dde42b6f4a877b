import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The element of a node` {
    @Test(arguments: [
        (Semantics.Role.main, "<main>"), (.navigation, "<nav>"), (.list, "<ul>"), (.listitem, "<li>"),
        (.group, #"<div role="group">"#), (.region, #"<div role="region">"#), (.status, #"<div role="status">"#),
        (.tablist, #"<div role="tablist">"#), (.image, #"<div role="img">"#),
    ]) func `is the HTML element of its role, or has a role attribute`(role: Semantics.Role, element: String) {
        #expect(tag(node(1, semantics: Semantics(role: role))) == element)
    }

    @Test(arguments: [(1, "<h1>"), (3, "<h3>"), (6, "<h6>"), (9, "<h6>")])
    func `of a heading is of its level`(level: UInt8, element: String) {
        #expect(tag(text(1, "a", semantics: Semantics(role: .heading, headingLevel: level))) == element)
    }

    @Test func `of a heading that is no text has the level as an attribute`() {
        #expect(
            tag(node(1, semantics: Semantics(role: .heading, headingLevel: 2)))
                == #"<div role="heading" aria-level="2">"#)
    }

    @Test func `of a box that is a heading has the level, six at most`() {
        #expect(tag(node(1, semantics: Semantics(headingLevel: 2))) == #"<div role="heading" aria-level="2">"#)
        #expect(tag(node(1, semantics: Semantics(headingLevel: 9))) == #"<div role="heading" aria-level="6">"#)
        #expect(
            tag(node(1, semantics: Semantics(headingLevel: 2)), in: .root) == #"<main role="heading" aria-level="2">"#)
        #expect(
            !tag(control(.toggle(isOn: true)).replacing(semantics: Semantics(headingLevel: 2))).contains("heading"))
        #expect(tag(node(1, semantics: Semantics(role: .heading))) == #"<div role="heading" aria-level="1">"#)
    }

    @Test func `of the root is the page's main element`() {
        #expect(tag(node(1), in: .root) == "<main>")
    }

    @Test func `inside a button is phrasing content, regardless of its role`() {
        let inside = ElementContext(isInsideInteractive: true)
        #expect(tag(node(1), in: inside) == "<span>")
        #expect(tag(node(1, semantics: Semantics(role: .list)), in: inside) == #"<span role="list">"#)
        var list = Semantics(role: .list)
        list.rowSpan = RowSpan(first: 31, count: 5000)
        #expect(tag(node(1, semantics: list), in: inside) == #"<span role="list" data-span="31 5000">"#)
        #expect(
            tag(text(1, "a", semantics: Semantics(role: .heading, headingLevel: 1)), in: inside)
                == #"<span role="heading" aria-level="1">"#)
    }

    @Test func `that accepts taps is a button that posts its number`() {
        #expect(tag(text(7, "a")) == "<div>")
        #expect(
            tag(node(7, "Text", .text(DisplayText(line: "a", style: plainStyle)), events: .tap))
                == #"<button name="tap" value="7">"#)
    }

    @Test func `that accepts taps and contains a control is a box over a button`() {
        let inner = node(8, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        let row = node(7, "Row", events: .tap, [inner, text(9, "a")])
        #expect(
            html(row).hasPrefix(
                #"<div id=n7 data-on="tap" style="width:10px;height:10px;"><button class="u" name="tap" value="7" aria-labelledby="n7"></button><button id=n8"#
            ))
    }

    @Test func `of a link around a control is a box over a link`() {
        let inner = node(8, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        let row = node(7, "Link", .link(url: "/a"), semantics: Semantics(label: "More"), [inner])
        #expect(html(row).contains(#"><a class="u" href="/a" rel="noopener" aria-label="More"></a><button id=n8"#))
    }

    @Test func `over a button gives the button its states and a name`() {
        let inner = node(8, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        func underlay(_ semantics: Semantics?, _ children: DisplayChildren) -> String {
            let row = html(node(7, "Row", semantics: semantics, events: .tap, children))
            return row.firstMatch(of: /<button class="u" name="tap" value="7"(.*?)>/).map { String($0.1) } ?? ""
        }
        #expect(underlay(nil, [inner, text(9, "a")]) == #" aria-labelledby="n7""#)
        #expect(underlay(nil, [inner]) == #" aria-label="Row""#)
        #expect(underlay(nil, [inner, text(9, "a", semantics: Semantics(isHidden: true))]) == #" aria-label="Row""#)
        #expect(underlay(nil, [inner, node(9, semantics: Semantics(label: "b"))]) == #" aria-labelledby="n7""#)
        #expect(underlay(nil, [node(9, "Box", .box, [inner, text(10, "a")])]) == #" aria-labelledby="n7""#)
        let boat = DisplayImage(source: .symbol(name: "boat"), alternative: "Boat")
        #expect(underlay(nil, [inner, node(9, "Image", .image(boat))]) == #" aria-labelledby="n7""#)
        let mute = DisplayImage(source: .symbol(name: "boat"), alternative: "")
        #expect(underlay(nil, [inner, node(9, "Image", .image(mute))]) == #" aria-label="Row""#)
        #expect(underlay(Semantics(label: "a", isSelected: true), [inner]) == #" aria-label="a" aria-pressed="true""#)
        #expect(underlay(Semantics(label: "a", isSelected: false), [inner]) == #" aria-label="a" aria-pressed="false""#)
        #expect(
            underlay(Semantics(role: .tab, label: "a", isSelected: true), [inner])
                == #" aria-label="a" role="tab" aria-selected="true""#)
        #expect(
            underlay(Semantics(role: .tab, label: "a", isSelected: false), [inner])
                == #" aria-label="a" role="tab" aria-selected="false""#)
    }

    @Test func `over a button is hidden or inert itself`() {
        let inner = node(8, "Button", .control(DisplayControl(kind: .button(.none))), events: .tap)
        #expect(
            tag(node(7, "Row", semantics: Semantics(label: "a", isHidden: true), events: .tap, [inner]))
                == #"<div data-on="tap" aria-hidden="true">"#)
        #expect(
            tag(
                node(
                    7, "Row", appearance: Appearance(opacity: 0), semantics: Semantics(isDisabled: true), events: .tap,
                    [inner])) == #"<div data-on="tap" inert>"#)
    }

    @Test func `of an image is an img, if it is whole and accepts no taps`() {
        let image = DisplayContent.image(DisplayImage(source: .url("/a.png"), alternative: "Boat"))
        #expect(tag(node(1, "Image", image)) == #"<img src="/a.png" alt="Boat">"#)
        #expect(tag(node(1, "Image", image, events: .load)) == #"<img class="ld" src="/a.png" alt="Boat">"#)
        #expect(tag(node(1, "Image", image, semantics: Semantics(label: "Ship"))) == #"<img src="/a.png" alt="Ship">"#)
        #expect(tag(node(1, "Image", image, events: .tap)).hasPrefix("<button"))
        let icon = DisplayContent.image(DisplayImage(source: .symbol(name: "star"), alternative: "Star"))
        #expect(tag(node(1, "Image", icon)) == #"<div role="img" aria-label="Star">"#)
    }

    @Test func `has no end tag if HTML forbids one`() {
        #expect(!html(control(.toggle(isOn: true))).contains("</"))
        #expect(html(control(.choice(options: [], selected: nil))).hasSuffix("</select>"))
    }
}

@Suite struct `The attributes of a control` {
    @Test func `say its type, its field of the form and its value`() {
        #expect(
            tag(control(.textField(field("Ada"))))
                == #"<input class="field" type="text" name="n1" autocomplete="off" value="Ada">"#)
        #expect(tag(control(.textField(field("x", isSecure: true)))).contains(#"type="password""#))
        #expect(
            tag(control(.toggle(isOn: true)))
                == #"<input class="toggle" type="checkbox" role="switch" name="n1" checked>"#)
        #expect(
            tag(control(.slider(value: 0.5, minimum: 0, maximum: 1, step: 0.25)))
                == #"<input class="slider" type="range" name="n1" min="0" max="1" step="0.25" value="0.5">"#)
        #expect(tag(control(.slider(value: 0, minimum: 0, maximum: 1, step: nil))).contains(#"step="any""#))
        #expect(tag(control(.choice(options: [], selected: nil))) == #"<select class="choice" name="n1">"#)
        #expect(tag(control(.date(.init(isTime: true, value: "1:00")))).contains(#"type="time""#))
    }

    @Test func `carry the author's wishes for the keyboard`() {
        var entry = field("")
        entry.inputMode = "email"
        entry.autocomplete = "username"
        entry.autocapitalize = "none"
        entry.enterKey = "search"
        entry.isCorrected = false
        #expect(
            tag(control(.textField(entry)))
                == #"<input class="field" type="text" name="n1" inputmode="email" autocapitalize="none" enterkeyhint="search" autocorrect="off" spellcheck="false" autocomplete="username" value="">"#
        )
    }

    @Test(arguments: [
        DisplayControl.Kind.textField(field("")), .textArea(field("")), .toggle(isOn: false),
        .slider(value: 0, minimum: 0, maximum: 1, step: nil), .choice(options: [], selected: nil),
        .date(.init(isTime: false, value: "")), .color(""), .button(.none),
    ]) func `say that it is disabled`(kind: DisplayControl.Kind) {
        #expect(tag(control(kind, isDisabled: true)).contains(" disabled"))
        #expect(!tag(control(kind)).contains(" disabled"))
    }

    @Test func `keep the focus out of hidden content`() {
        let hidden = ElementContext(isAriaHidden: true)
        #expect(tag(control(.toggle(isOn: false)), in: hidden).contains(#"tabindex="-1""#))
        #expect(tag(control(.button(.none)), in: hidden).contains(#"tabindex="-1""#))
        #expect(tag(node(1, "Link", .link(url: "/")), in: hidden).contains(#"tabindex="-1""#))
        #expect(!tag(control(.toggle(isOn: false))).contains("tabindex"))
    }

    @Test func `name events that its element does not imply`() {
        #expect(tag(control(.toggle(isOn: false), events: .change)).contains("data-on") == false)
        #expect(tag(control(.textField(field("")), events: [.input, .submit])).contains(#"data-on="submit""#))
        #expect(tag(control(.textField(field("")), events: [.change])).contains(#"data-on="change""#))
        #expect(tag(control(.button(.none), events: [.tap, .press])).contains(#"data-on="press""#))
        #expect(tag(node(1, events: [.resize, .gesture])) == "<div>")
    }

    @Test func `of a stepper say that it is a group, with or without a name`() {
        let stepper = control(.stepper(canDecrement: true, canIncrement: true))
        #expect(tag(stepper) == #"<div class="stepper" role="group">"#)
        #expect(
            tag(stepper.replacing(semantics: Semantics(label: "a")))
                == #"<div class="stepper" role="group" aria-label="a">"#)
    }

    @Test func `of each half of a stepper state its step, and whether it is disabled`() {
        #expect(
            html(control(.stepper(canDecrement: false, canIncrement: true))).contains(
                #"><button name=step value="1:-1" aria-label=Decrement disabled></button><button name=step value="1:1" aria-label=Increment></button></div>"#
            ))
    }

    @Test func `of an option state which one is selected, or that none is`() {
        #expect(
            html(control(.choice(options: ["a", "b"], selected: 1)))
                .contains("><option value=0>a</option><option value=1 selected>b</option><"))
        #expect(
            html(control(.choice(options: ["a"], selected: nil)))
                .contains(#"><option value="" selected hidden></option><option value=0>a"#))
    }
}

@Suite struct `The semantics of an element` {
    @Test(arguments: [
        (Semantics.Role.tab, #" role="tab" aria-selected="true""#), (.radio, #" role="radio" aria-checked="true""#),
        (.switch, #" role="switch" aria-checked="true""#),
        (.menuitemcheckbox, #" role="menuitemcheckbox" aria-checked="true""#),
        (.button, #" aria-pressed="true""#),
    ]) func `say that a button is selected, by its role`(role: Semantics.Role, attributes: String) {
        let semantics = Semantics(role: role, label: "a", isSelected: true)
        let button = node(
            1, "Button", .control(DisplayControl(kind: .button(.none))), semantics: semantics, events: .tap)
        #expect(tag(button).contains(attributes.replacing(" aria", with: #" aria-label="a" aria"#)))
    }

    @Test func `mark the current page or item`() {
        #expect(
            tag(node(1, "Link", .link(url: "/"), semantics: Semantics(role: .link, isSelected: true)))
                .contains(#"aria-current="page""#))
        #expect(tag(node(1, semantics: Semantics(role: .group, isSelected: true))).contains(#"aria-current="true""#))
        #expect(!tag(node(1, semantics: Semantics(role: .group, isSelected: false))).contains("aria-current"))
    }

    @Test func `describe elements by value and hint, and a meter by its text`() {
        #expect(
            tag(node(1, semantics: Semantics(label: "a", value: "3", hint: "drag")))
                == #"<div aria-label="a" role="group" aria-description="3, drag">"#)
        var semantics = Semantics(role: .meter, label: "a", value: "half")
        semantics.fraction = 0.5
        #expect(
            tag(node(1, semantics: semantics))
                == #"<div role="meter" aria-label="a" aria-valuetext="half" aria-valuenow="50">"#)
    }

    @Test func `give a named box a role, since a name without one is not read`() {
        #expect(tag(node(1, semantics: Semantics(label: "a"))) == #"<div aria-label="a" role="group">"#)
        #expect(
            tag(text(1, "x", semantics: Semantics(label: "a"))) == #"<div aria-label="a" role="img">"#)
    }

    @Test func `say that something is expanded, modal, hidden, identified or disabled`() {
        var semantics = Semantics(role: .dialog, label: "a", isHidden: true, isDisabled: true, identifier: "id")
        semantics.isExpanded = false
        semantics.isModal = true
        semantics.tooltip = "tip"
        #expect(
            tag(node(1, semantics: semantics))
                == #"<div role="dialog" aria-label="a" aria-expanded="false" aria-modal="true" title="tip" aria-disabled="true" aria-hidden="true" data-identifier="id">"#
        )
    }

    @Test func `let the keyboard reach an element that is no control`() {
        #expect(
            tag(node(1, semantics: Semantics(role: .group, isFocusable: true))) == #"<div role="group" tabindex="0">"#)
        #expect(
            !tag(control(.toggle(isOn: true)).replacing(semantics: Semantics(isFocusable: true))).contains("tabindex"))
    }

    @Test func `make invisible and disabled content unreachable`() {
        let invisible = node(1, appearance: Appearance(opacity: 0), semantics: Semantics(isDisabled: true))
        #expect(tag(invisible) == "<div inert>")
    }

    @Test func `do not change the role of an element that has a stronger one`() {
        #expect(!tag(control(.textField(field(""))).replacing(semantics: Semantics(role: .list))).contains("role"))
        #expect(
            tag(control(.textField(field(""))).replacing(semantics: Semantics(role: .searchbox))).contains(
                #"role="searchbox""#))
    }
}

@Suite struct `The classes of an element` {
    private func classes(_ content: DisplayContent) -> String {
        (tag(node(1, "Box", content)).firstMatch(of: /class="([^"]*)"/)?.1).map(String.init) ?? ""
    }

    @Test func `of a flow say its axis`() {
        #expect(classes(.flow(DisplayFlow(axis: .horizontal, gap: 0))) == "h")
        #expect(classes(.flow(DisplayFlow(axis: .vertical, gap: 0))) == "v")
    }

    @Test func `of a scroll area say how it scrolls`() {
        #expect(classes(.scroll(DisplayScroll(axes: .vertical))) == "s sy")
        #expect(
            classes(
                .scroll(
                    DisplayScroll(
                        axes: [.horizontal, .vertical], showsIndicators: false, snapAxes: [.horizontal, .vertical],
                        letsPointerThrough: true, dismissesKeyboard: true))) == "s sx sy bare nx ny thru away")
    }

    @Test func `of a dialog say whether it is elevated and modal`() {
        #expect(classes(.dialog(isElevated: false)) == "dlg")
        #expect(classes(.dialog(isElevated: true)) == "dlg up")
        #expect(classes(.dialog(isElevated: true, isModeless: true)) == "dlg up free")
        var semantics = Semantics(role: .dialog, label: "Settings")
        semantics.isModal = true
        let node = DisplayNode(
            id: 2, type: "Sheet", frame: CGRect(x: 0, y: 0, width: 10, height: 10), content: .dialog(isElevated: true),
            semantics: semantics, events: .dismiss)
        #expect(
            html(node)
                == "<dialog id=n2 class=\"dlg up modal\" open data-on=\"dismiss\" aria-label=\"Settings\" aria-modal=\"true\" "
                + "style=\"width:10px;height:10px;\"></dialog>")
    }

    @Test(arguments: [
        (DisplayPart.stop(always: false), "n"), (.stop(always: true), "n na"),
        (.stop(along: .horizontal, always: true), "n nh na"), (.stop(along: .vertical, always: false), "n nv"),
        (.pinned(.top, inset: 0), "pin"),
        (.refresh, "pull"), (.swipeRow, "sw"), (.swipeContent, "swc"),
        (.swipeActions(isLeading: true, isFull: false), "swl"),
        (.swipeActions(isLeading: false, isFull: true), "swt full"),
    ]) func `of a part of a scroll area name the part`(part: DisplayPart, name: String) {
        #expect(classes(.part(part)) == name)
    }

    @Test(arguments: [
        (DisplayControl.PressFeedback.none, "k"), (.fade, "k f"), (.dim, "k d"), (.init(style: .row), "k i"),
        (.init(style: .fade, repeats: true), "k f r"),
    ]) func `of a button say its feedback`(feedback: DisplayControl.PressFeedback, name: String) {
        #expect(classes(.control(DisplayControl(kind: .button(feedback)))) == name)
    }

    @Test func `of a field say its form`() {
        var entry = field("")
        entry.isRounded = true
        #expect(classes(.control(DisplayControl(kind: .textField(entry)))) == "field rounded")
        #expect(classes(.control(DisplayControl(kind: .textArea(entry)))) == "field area rounded")
        entry.isEditor = true
        #expect(classes(.control(DisplayControl(kind: .textArea(entry)))) == "field area editor")
        #expect(classes(.control(DisplayControl(kind: .spinner))) == "spinner")
        #expect(classes(.control(DisplayControl(kind: .stepper(canDecrement: true, canIncrement: true)))) == "stepper")
    }

    @Test func `mark elements with a border or a z index`() {
        let plain = DisplayBorder(paint: .color(.named(.red)), width: 1)
        #expect(tag(node(1, appearance: Appearance(border: plain, zIndex: 2))) == #"<div class="z b">"#)
        let stops = [DisplayPaint.GradientStop(color: .named(.red), location: 0)]
        let gradient = DisplayBorder(paint: .linearGradient(stops: stops, start: .top, end: .bottom), width: 1)
        #expect(tag(node(1, appearance: Appearance(border: gradient))) == #"<div class="bg">"#)
        let image = DisplayContent.image(DisplayImage(source: .url("/a.png")))
        #expect(tag(node(1, "Image", image, appearance: Appearance(border: plain))) == #"<img src="/a.png" alt="">"#)
    }

    @Test func `of a view with gestures are the gestures' requirements as words`() {
        let gesture = DisplayGesture(
            distance: 10,
            holds: [.init(milliseconds: 500, distance: 10), .init(milliseconds: 100, distance: .infinity)],
            reportsStart: true, takesTaps: true, waitsForTaps: true, takesTwoFingers: true, keepsFromScrolling: true,
            overridesControls: true, letsPointerThrough: true)
        #expect(
            tag(node(1, events: .gesture, gesture: gesture))
                == "<div class=\"thru\" data-g=\"d10.0 h500,10.0 h100,1000000.0 n t w p x q\">")
        #expect(tag(node(1, events: .gesture, gesture: DisplayGesture(distance: 2))) == #"<div data-g="d2.0 y">"#)
        #expect(tag(node(1, events: .gesture, gesture: DisplayGesture(takesTaps: true))) == #"<div data-g="t">"#)
    }

    @Test func `come with a scroll area's request and its rows`() {
        let request = DisplayScroll.Request(number: 4, offset: CGPoint(x: 0, y: 25))
        #expect(
            tag(node(1, "ScrollView", .scroll(DisplayScroll(axes: .vertical, request: request, rowLength: 43.6))))
                == #"<div class="s sy" data-to="4 0.0 25.0" data-rows="44">"#)
    }
}
