import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A control's element` {
    private func box(_ id: Int, _ appearance: Appearance? = nil, x: CGFloat = 0) -> DisplayNode {
        DisplayNode(
            id: id, type: "Box", frame: CGRect(x: x, y: 0, width: 10, height: 10), appearance: appearance)
    }

    @Test func `carries its pressed appearance`() {
        let pressed = box(2, Appearance(background: .color(.rgb(1, 0, 0)), opacity: 0.5), x: 3)
        let node = box(1, Appearance(opacity: 0.75)).replacing(
            pressed: DisplayPressed(
                node: pressed,
                animation: DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 0.2)))
        #expect(
            html(node)
                == #"<div id=n1 style="width:10px;height:10px;opacity:0.75;--p-background:#ff0000;--p-opacity:0.5;--p-translate:3px 0;--p-transition:background 200ms linear 0ms,opacity 200ms linear 0ms,translate 200ms linear 0ms;"></div>"#
        )
    }

    @Test func `omits a pressed state that equals the normal state`() {
        let animation = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 0.2)
        let same = box(1, Appearance(opacity: 0.5)).replacing(
            pressed: DisplayPressed(node: box(2, Appearance(opacity: 0.5)), animation: animation))
        #expect(html(same) == #"<div id=n1 style="width:10px;height:10px;opacity:0.5;"></div>"#)
    }

    @Test func `resets the declarations that its pressed state lacks`() {
        let node = box(
            1, Appearance(shadow: DisplayShadow(color: .rgb(0, 0, 0), radius: 2, x: 0, y: 0), opacity: 0.5)
        ).replacing(pressed: DisplayPressed(node: box(2), animation: nil))
        #expect(html(node).contains("--p-filter:none;--p-opacity:1;"))
    }

    @Test func `states that it reads from the right, unless it is a button`() {
        func direction(_ kind: DisplayControl.Kind) -> Bool {
            let control = DisplayControl(kind: kind, direction: .rightToLeft)
            return tag(node(1, "Control", .control(control))).contains(#" dir="rtl""#)
        }
        #expect(direction(.toggle(isOn: true)))
        #expect(direction(.slider(value: 0, minimum: 0, maximum: 1, step: nil)))
        #expect(direction(.stepper(canDecrement: true, canIncrement: true)))
        #expect(direction(.choice(options: ["a"], selected: 0)))
        #expect(!direction(.button(.none)))
        #expect(!tag(node(1, "Control", .control(DisplayControl(kind: .toggle(isOn: true))))).contains("dir="))
    }

    @Test func `of files states which it takes`() {
        func element(_ entry: DisplayControl.FileEntry, isDisabled: Bool = false) -> String {
            tag(control(.files(entry), isDisabled: isDisabled, events: .change))
        }
        #expect(
            element(DisplayControl.FileEntry(accept: "image/*"))
                == #"<input class="pick files" type="file" accept="image/*" data-open="" data-on="change">"#)
        #expect(element(DisplayControl.FileEntry(accept: "", words: "Cancel|A")).contains(#"data-up="Cancel|A""#))
        #expect(
            element(DisplayControl.FileEntry(accept: "", limit: 256, ofFolders: true))
                .contains(#"webkitdirectory="" multiple="" data-limit="256""#))
        #expect(
            element(
                DisplayControl.FileEntry(accept: "a/b,c/d", usesCamera: true, limit: 3, opensAtOnce: true),
                isDisabled: true)
                == ##"<input class="pick files" type="file" accept="a/b,c/d" data-open="" capture="environment" "##
                + ##"multiple="" data-limit="3" data-opens="" disabled data-on="change">"##)
    }

    @Test func `of text has the color of its placeholder, unless it is the usual one`() {
        func style(_ color: DisplayColor?, _ kind: (DisplayControl.TextEntry) -> DisplayControl.Kind) -> String {
            css(control(kind(DisplayControl.TextEntry(value: "", placeholderColor: color, style: plainStyle))))
        }
        for kind in [DisplayControl.Kind.textField, DisplayControl.Kind.textArea] {
            #expect(style(.rgb(1, 0, 0), kind).contains("--placeholder:#ff0000;"))
            #expect(!style(.named(.placeholder), kind).contains("--placeholder"))
            #expect(!style(nil, kind).contains("--placeholder"))
        }
    }

    @Test func `has its keyboard shortcut`() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        func element(_ kind: DisplayControl.Kind) -> String {
            html(
                DisplayNode(
                    id: 1, type: "Control", frame: frame,
                    content: .control(DisplayControl(kind: kind, shortcut: "8 s")), events: [.tap, .change]))
        }
        #expect(element(.button(.none)).contains(#" data-key="8 s""#))
        #expect(element(.toggle(isOn: false)).contains(#" data-key="8 s""#))
    }

    @Test func `gets keys, has a pointer, or has a context menu`() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        func element(_ part: DisplayPart, _ children: [DisplayNode] = [], events: EventTypes = []) -> String {
            html(
                DisplayNode(
                    id: 1, type: "Part", frame: frame, content: .part(part), events: events,
                    children: DisplayChildren(ContiguousArray(children))))
        }
        #expect(
            element(.keys("dr x ArrowUp"))
                == #"<div id=n1 data-keys="dr x ArrowUp" style="width:10px;height:10px;"></div>"#)
        #expect(element(.pointer("grab")) == #"<div id=n1 style="width:10px;height:10px;cursor:grab;"></div>"#)
        // The keyboard reaches the menu by the view itself, unless the view contains a control.
        #expect(
            element(.contextMenu(2), events: .menu)
                == #"<div id=n1 data-menu="n2" tabindex="0" data-on="menu" style="width:10px;height:10px;"></div>"#)
        let control = DisplayNode(
            id: 3, type: "Button", frame: frame, content: .control(DisplayControl(kind: .button(.none))), events: .tap)
        #expect(element(.contextMenu(2), [control]).hasPrefix(#"<div id=n1 data-menu="n2" style="#))
    }

    @Test func `is dragged, takes drops, or is the edge of a column`() {
        func element(_ part: DisplayPart, _ semantics: Semantics? = nil) -> String {
            html(
                DisplayNode(
                    id: 1, type: "Part", frame: CGRect(x: 0, y: 0, width: 10, height: 10), content: .part(part),
                    semantics: semantics, events: [.drag, .aim, .drop]))
        }
        func target(_ isRow: Bool, _ reportsMoves: Bool, _ effect: DropFeedback.Effect?) -> DisplayPart {
            .dropTarget(DropFeedback(isRow: isRow, reportsMoves: reportsMoves, effect: effect))
        }
        #expect(
            element(.dragSource(accepted: 2)) == #"<div id=n1 data-drag="2" style="width:10px;height:10px;"></div>"#)
        #expect(element(.dragPreview) == #"<div id=n1 class="pv" style="width:10px;height:10px;"></div>"#)
        #expect(
            element(target(false, false, nil)) == #"<div id=n1 data-drop="" style="width:10px;height:10px;"></div>"#)
        #expect(element(target(true, false, .copy)).contains(#"data-drop="between copy""#))
        #expect(element(target(false, true, .move)).contains(#"data-drop="follows move""#))
        #expect(element(target(false, true, DropFeedback.Effect.none)).contains(#"data-drop="follows refuse""#))
        let files = DropFeedback(isRow: false, reportsMoves: false, effect: nil, uploads: "Cancel|Uploading")
        #expect(element(.dropTarget(files)).contains(#"data-drop="files" data-up="Cancel|Uploading" data-open="""#))
        let edge = DisplayPart.columnEdge(ColumnEdge(width: 120.4, minimum: 44, maximum: 10_000))
        #expect(
            element(edge, Semantics(role: .separator, label: "Width", isFocusable: true))
                == #"<div id=n1 data-edge="120 44 10000" aria-valuenow="120" aria-valuemin="44" aria-valuemax="10000" role="separator" aria-label="Width" tabindex="0" style="width:10px;height:10px;"></div>"#
        )
    }

    @Test func `of a table tells its order and its selected rows`() {
        func element(_ semantics: Semantics) -> String {
            html(
                DisplayNode(
                    id: 1, type: "Part", frame: CGRect(x: 0, y: 0, width: 10, height: 10), semantics: semantics))
        }
        var header = Semantics(role: .columnheader)
        header.order = .descending
        #expect(element(header).contains(#" role="columnheader" aria-sort="descending""#))
        #expect(element(Semantics(role: .row, isSelected: true)).contains(#" role="row" aria-selected="true""#))
    }

    @Test func `that opens a list names it, and the browser shows the list`() {
        var feedback = DisplayControl.PressFeedback.fade
        feedback.menu = 7
        let opener = DisplayNode(
            id: 6, type: "Button", frame: CGRect(x: 0, y: 0, width: 50, height: 20),
            content: .control(DisplayControl(kind: .button(feedback))))
        #expect(
            html(opener)
                == #"<button id=n6 class="k f" aria-haspopup="menu" popovertarget="n7" type="button" style="width:50px;height:20px;"></button>"#
        )
        let list = DisplayNode(
            id: 7, type: "MenuItems", frame: CGRect(x: 0, y: 28, width: 250, height: 44), content: .popup,
            semantics: Semantics(role: .menu))
        #expect(
            html(list)
                == #"<div id=n7 class="menu" popover="auto" role="menu" style="width:250px;height:44px;"></div>"#)
    }

    @Test func `for a date has its bounds, and one for a color its hexadecimal value`() {
        func field(_ kind: DisplayControl.Kind) -> DisplayNode {
            DisplayNode(
                id: 3, type: "Field", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
                content: .control(DisplayControl(kind: kind)), semantics: Semantics(label: "a"), events: .change)
        }
        let day = DisplayControl.DateEntry(
            isTime: false, value: "2026-11-21", minimum: "2026-01-01", maximum: "2026-12-31")
        #expect(
            html(field(.date(day)))
                == #"<input id=n3 class="pick date" type="date" name="n3" min="2026-01-01" max="2026-12-31" value="2026-11-21" data-on="change" aria-label="a" style="width:20px;height:20px;">"#
        )
        #expect(
            html(field(.color("#12ab00")))
                == ##"<input id=n3 class="pick well" type="color" name="n3" value="#12ab00" data-on="change" aria-label="a" style="width:20px;height:20px;">"##
        )
    }

    private func tree(_ value: String, focus: DisplayFocus? = nil, revision: Int = 1) -> DisplayTree {
        let field = DisplayNode(
            id: 2, type: "DatePicker", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
            content: .control(DisplayControl(kind: .date(.init(isTime: false, value: value)))), events: .change)
        return DisplayTree(
            revision: revision, size: CGSize(width: 100, height: 100), title: "", focus: focus,
            root: DisplayNode(
                id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 100, height: 100), children: [field]))
    }

    @Test func `gets the focus in the last operation of a patch`() {
        let patch = Difference.patch(
            from: tree("2026-11-21"),
            to: tree("2026-11-22", focus: DisplayFocus(node: 2, count: 1), revision: 2), symbols: NoSymbols())
        #expect(patch.operations == [.value(2, "2026-11-22"), .focus(2)])
        #expect(
            String(decoding: patch.encoded(), as: UTF8.self)
                == #"{"f":1,"t":2,"o":[["v",2,"2026-11-22"],["f",2]]}"#)
    }

    @Test func `has a name, from its text or else its kind`() {
        func button(_ children: DisplayChildren) -> DisplayNode {
            DisplayNode(
                id: 1, type: "Circle", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                semantics: Semantics(role: .button), events: .tap, children: children)
        }
        let image = DisplayNode(
            id: 2, type: "Image", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
            content: .image(DisplayImage(source: .url("/public/boat.png"), alternative: "Boat")))
        #expect(html(button([])).contains(#" aria-label="Circle""#))
        #expect(!html(button([image])).contains(#" aria-label="Circle""#))
    }

    @Test func `that is modal is marked as such`() {
        var semantics = Semantics(role: .dialog, label: "Settings")
        semantics.isModal = true
        let node = DisplayNode(
            id: 1, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10), semantics: semantics)
        #expect(html(node).hasPrefix(#"<div id=n1 role="dialog" aria-label="Settings" aria-modal="true""#))
    }
}
