import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `The tokenizer of a field` {
    private let field: UITextView = {
        let field = UITextView(frame: .zero)
        field.text = "Two figs. \u{1F1E8}\u{1F1ED} ripe!\nOne more"
        return field
    }()

    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    private func text(at place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> String? {
        field.tokenizer.rangeEnclosingPosition(UITextPosition(place), with: granularity, inDirection: direction)
            .flatMap { field.text(in: $0) }
    }

    @Test func `finds the unit around a place, at a border the one in the direction`() {
        #expect(text(at: 1, .word, forward) == "Two")
        #expect(text(at: 3, .word, forward) == nil && text(at: 3, .word, backward) == "Two")
        #expect(text(at: 4, .word, forward) == "figs" && text(at: 4, .word, backward) == nil)
        #expect(text(at: 12, .character, forward) == "\u{1F1E8}\u{1F1ED}")
        #expect(text(at: 2, .sentence, forward) == "Two figs. \u{1F1E8}\u{1F1ED} ripe!\n")
        #expect(text(at: 22, .sentence, forward) == "One more")
        #expect(text(at: 12, .paragraph, forward) == "Two figs. \u{1F1E8}\u{1F1ED} ripe!")
        #expect(text(at: 21, .line, backward) == nil && text(at: 21, .line, forward) == "One more")
        #expect(text(at: 12, .document, .layout(.left)) == field.text)
        #expect(text(at: 0, .document, .layout(.up)) == nil)
    }

    @Test func `finds the next border in a direction`() {
        func border(from place: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) -> Int? {
            field.tokenizer.position(from: UITextPosition(place), toBoundary: granularity, inDirection: direction)?
                .offset
        }
        #expect(border(from: 0, .word, forward) == 3)
        #expect(border(from: 3, .word, forward) == 8)
        #expect(border(from: 8, .word, backward) == 4)
        #expect(border(from: 0, .word, backward) == nil)
        #expect(border(from: 29, .word, forward) == nil)
        #expect(border(from: 14, .character, backward) == 10)
        #expect(border(from: 5, .paragraph, forward) == 20)
    }

    @Test func `knows the borders of units`() {
        let tokenizer = field.tokenizer
        #expect(tokenizer.isPosition(UITextPosition(3), atBoundary: .word, inDirection: forward))
        #expect(!tokenizer.isPosition(UITextPosition(3), atBoundary: .word, inDirection: backward))
        #expect(tokenizer.isPosition(UITextPosition(4), atBoundary: .word, inDirection: backward))
        #expect(tokenizer.isPosition(UITextPosition(5), withinTextUnit: .word, inDirection: forward))
        #expect(!tokenizer.isPosition(UITextPosition(9), withinTextUnit: .word, inDirection: forward))
    }

    @Test func `finds nothing in no text but the text`() {
        field.text = ""
        #expect(text(at: 0, .word, forward) == nil && text(at: 0, .paragraph, forward) == nil)
        #expect(field.tokenizer.position(from: UITextPosition(0), toBoundary: .word, inDirection: forward) == nil)
    }
}

@MainActor @Suite struct `Text that is typed by the app` {
    private final class Judge: NSObject, UITextViewDelegate {
        var changes: [String] = []
        func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            changes.append("\(range.location)+\(range.length) \(text)")
            return text != "x"
        }
    }

    @Test func `replaces the selection, if the delegate allows`() {
        let (view, judge) = (UITextView(frame: .zero), Judge())
        view.delegate = judge
        view.text = "ripe figs"
        view.selectedRange = NSRange(location: 0, length: 4)
        view.insertText("dry")
        #expect(view.text == "dry figs" && view.selectedRange == NSRange(location: 3, length: 0))
        view.insertText("x")
        #expect(view.text == "dry figs")
        #expect(judge.changes == ["0+4 dry", "3+0 x"])
    }

    @Test func `is deleted by the selection, or by the character in front of it`() {
        let field = UITextField(frame: .zero)
        field.text = "a\u{1F469}\u{200D}\u{1F680}"
        field.deleteBackward()
        #expect(field.text == "a")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "" && !field.hasText && field.markedTextRange == nil)
        let view = UITextView(frame: .zero)
        view.text = "fig tree"
        view.selectedRange = NSRange(location: 3, length: 5)
        view.deleteBackward()
        #expect(view.text == "fig")
    }
}

@MainActor @Suite struct `The storage of a text view` {
    private final class Highlighter: NSObject, NSTextStorageDelegate {
        var edits: [String] = []
        func textStorage(
            _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
            changeInLength delta: Int
        ) {
            edits.append("\(mask.rawValue) \(range.location)+\(range.length) \(delta)")
            guard mask.contains(.editedCharacters) else { return }
            let figs = (storage.string as NSString).range(of: "figs")
            if figs.location != NSNotFound {
                storage.addAttribute(.foregroundColor, value: UIColor.purple, range: figs)
            }
        }
    }

    @Test func `has the text, and its edits change the view`() {
        let view = UITextView(frame: .zero)
        view.text = "two pears"
        #expect(view.textStorage.string == "two pears")
        view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 5), with: "figs")
        #expect(view.text == "two figs")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
        view.text = "none"
        #expect(view.textStorage.string == "none")
    }

    @Test func `tells its delegate of each edit, or of a group of edits at once`() {
        let (storage, highlighter) = (NSTextStorage(string: "two"), Highlighter())
        storage.delegate = highlighter
        storage.append(NSAttributedString(string: " figs"))
        #expect(highlighter.edits == ["3 3+5 5"])
        #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .purple)
        #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
        highlighter.edits = []
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        storage.insert(NSAttributedString(string: "!"), at: 4)
        storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 4))
        storage.endEditing()
        #expect(highlighter.edits == ["3 0+5 -3"])
        #expect(storage.string == "figs!")
    }
}
