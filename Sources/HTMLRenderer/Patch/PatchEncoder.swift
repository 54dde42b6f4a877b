import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension Patch {
    /// The patch as the JSON that the client reads (see `Wire.Patch`).
    package func encoded() -> [UInt8] {
        var out = ByteWriter(capacity: 1024)
        out.append(self)
        return out.bytes
    }
}

extension ByteWriter {
    mutating func append(_ patch: Patch) {
        append("{\"")
        append(Wire.Patch.from)
        append("\":")
        append(patch.from)
        append(",\"")
        append(Wire.Patch.to)
        append("\":")
        append(patch.to)
        if !patch.animations.isEmpty {
            append(",\"")
            append(Wire.Patch.animations)
            append("\":")
            var separator = UInt8(ascii: "[")
            for animation in patch.animations {
                append(separator)
                append(animation)
                separator = UInt8(ascii: ",")
            }
            append(UInt8(ascii: "]"))
        }
        append(",\"")
        append(Wire.Patch.operations)
        append("\":[")
        for (index, operation) in patch.operations.enumerated() {
            if index > 0 { append(UInt8(ascii: ",")) }
            append(operation)
        }
        append("]}")
    }

    /// Appends an animation as `public/wire.txt` describes it. The client knows no speed, so the duration, the spring
    /// and its velocity include it. The delay does not.
    private mutating func append(_ animation: DisplayAnimation) {
        let speed = animation.speed > 0 ? animation.speed : 1
        append(UInt8(ascii: "["))
        append((animation.duration / speed * 1000).rounded())
        append(UInt8(ascii: ","))
        append((animation.delay * 1000).rounded())
        append(UInt8(ascii: ","))
        if case .spring(let stiffness, let damping, let velocity) = animation.curve {
            append(UInt8(ascii: "["))
            append(stiffness * speed * speed)
            append(UInt8(ascii: ","))
            append(damping * speed)
            let blends = animation.blendDuration > 0
            if velocity != 0 || animation.isAdditive || blends {
                append(UInt8(ascii: ","))
                append(velocity * speed)
            }
            if animation.isAdditive || blends { append(animation.isAdditive ? ",1" : ",0") }
            if blends {
                append(UInt8(ascii: ","))
                append((animation.blendDuration / speed * 1000).rounded())
            }
            append(UInt8(ascii: "]"))
        } else {
            append(UInt8(ascii: "\""))
            appendEasing(animation)
            append(UInt8(ascii: "\""))
        }
        appendRepetitions(of: animation)
        append(UInt8(ascii: "]"))
    }

    private mutating func appendRepetitions(of animation: DisplayAnimation) {
        let isPaced = animation.clock != nil || animation.merged != nil
        if animation.repeatCount != 1 || animation.autoreverses || isPaced {
            append(UInt8(ascii: ","))
            append(animation.repeatCount.isFinite ? animation.repeatCount : -1)
            if animation.autoreverses || isPaced { append(animation.autoreverses ? ",1" : ",0") }
        }
        if let clock = animation.clock {
            append(UInt8(ascii: ","))
            append((clock * 1000).rounded())
        } else if animation.merged != nil {
            append(",null")
        }
        if let merged = animation.merged {
            append(UInt8(ascii: ","))
            append(merged)
        }
    }

    private mutating func append(_ operation: PatchOperation) {
        switch operation {
        case .style(let node, let changes, let animation):
            begin(Wire.Operation.style, node)
            append(",\"")
            for (index, change) in changes.enumerated() {
                if index > 0 { append(UInt8(ascii: ";")) }
                append(change.property.nameAndColon)
                var value = change.value
                value.withUTF8 { appendJSONContent($0) }
            }
            append(UInt8(ascii: "\""))
            end(animation: animation)
        case .attributes(let node, let changes, let animation):
            begin(Wire.Operation.attributes, node)
            append(changes)
            end(animation: animation)
        case .text(let node, let text, let animation, let transition):
            begin(Wire.Operation.text, node)
            append(UInt8(ascii: ","))
            appendJSON(text)
            end(animation: animation, transition)
        case .content(let node, let markup, let animation, let transition):
            begin(Wire.Operation.content, node)
            append(markup: markup)
            end(animation: animation, transition)
        case .value(let node, let value):
            begin(Wire.Operation.value, node)
            end(string: value)
        case .rest(let node):
            begin(Wire.Operation.rest, node)
            append(UInt8(ascii: "]"))
        case .focus(let node):
            begin(Wire.Operation.focus, node ?? 0)
            append(UInt8(ascii: "]"))
        case .track(let node, let part, let samples, let animation):
            begin(Wire.Operation.track, node)
            append(",\"")
            switch part {
            case .style(let property): append(raw: property.name)
            case .text: append(Wire.Track.text)
            case .content: append(Wire.Track.content)
            case .drawing: append(Wire.Track.drawing)
            }
            append("\",")
            append(animation)
            append(",[")
            for (index, sample) in samples.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append((sample.stage * 10000).rounded() / 10000)
                append(UInt8(ascii: ","))
                appendJSON(sample.value)
            }
            append("]]")
        case .insert, .remove, .leave, .comeBack, .move, .replace, .match:
            append(structural: operation)
        case .title, .colorScheme, .language, .place, .open, .fonts:
            append(document: operation)
        }
    }

    private mutating func append(structural operation: PatchOperation) {
        switch operation {
        case .insert(let parent, let before, let markup, let animation, let isArriving):
            begin(Wire.Operation.insert, parent)
            append(UInt8(ascii: ","))
            append(before ?? 0)
            append(markup: markup)
            end(animation: animation, isArriving: isArriving)
        case .remove(let node, let animation):
            begin(Wire.Operation.remove, node)
            end(animation: animation)
        case .leave(let node, let animation):
            begin(Wire.Operation.leave, node)
            end(animation: animation)
        case .comeBack(let node):
            begin(Wire.Operation.comeBack, node)
            append(UInt8(ascii: "]"))
        case .move(let node, let parent, let before, let animation):
            begin(Wire.Operation.move, node)
            append(UInt8(ascii: ","))
            append(parent)
            append(UInt8(ascii: ","))
            append(before ?? 0)
            end(animation: animation)
        case .replace(let node, let markup, let animation):
            begin(Wire.Operation.replace, node)
            append(markup: markup)
            end(animation: animation)
        case .match(let node, let source, let animation):
            begin(Wire.Operation.match, node)
            append(UInt8(ascii: ","))
            append(source)
            end(animation: animation)
        default: break
        }
    }

    private mutating func append(_ files: [DisplayFile]) {
        append(UInt8(ascii: "["))
        for (index, file) in files.enumerated() {
            append(index > 0 ? ",[" : "[")
            appendJSON(file.id)
            append(UInt8(ascii: ","))
            appendJSON(file.name)
            append(UInt8(ascii: "]"))
        }
        append(UInt8(ascii: "]"))
    }

    private mutating func append(document operation: PatchOperation) {
        switch operation {
        case .title(let title):
            begin(Wire.Operation.title)
            end(string: title)
        case .place(let path, let screens, let choice):
            begin(Wire.Operation.place)
            append(UInt8(ascii: ","))
            appendJSON(path)
            append(UInt8(ascii: ","))
            append(screens)
            if choice > 0 {
                append(UInt8(ascii: ","))
                append(choice)
            }
            append(UInt8(ascii: "]"))
        case .open(let opening):
            begin(Wire.Operation.open)
            append(UInt8(ascii: ","))
            append(opening)
            append(UInt8(ascii: "]"))
        case .colorScheme(let scheme):
            begin(Wire.Operation.colorScheme)
            end(string: scheme?.name ?? "")
        case .language(let language, let direction):
            begin(Wire.Operation.language)
            append(UInt8(ascii: ","))
            appendJSON(language)
            append(direction == .rightToLeft ? ",\"rtl\"" : ",\"ltr\"")
            end(string: ConnectionMessages(language: language).text)
        case .fonts(let names):
            begin(Wire.Operation.fonts)
            end(string: names.joined(separator: " "))
        default: break
        }
    }

    /// Appends the operands of the operation that asks the browser for something.
    private mutating func append(_ opening: DisplayOpening) {
        switch opening {
        case .url(let url):
            appendJSON(url)
        case .window(let path):
            append("0,")
            appendJSON(path)
        case .close(let path):
            append("0,")
            if let path { appendJSON(path) } else { append("0") }
            append(",1")
        case .copy(let text):
            append("0,0,2,")
            appendJSON(text)
        case .vibrate(let durations):
            append("0,0,3,[")
            for (index, duration) in durations.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(duration)
            }
            append(UInt8(ascii: "]"))
        case .icons(let icons):
            append("0,0,4,[")
            for (index, icon) in icons.enumerated() {
                append(index > 0 ? ",[" : "[")
                append(icon.use.rawValue)
                append(UInt8(ascii: ","))
                appendJSON(icon.address)
                append(UInt8(ascii: "]"))
            }
            append(UInt8(ascii: "]"))
        case .save(let files):
            append("0,0,5,")
            append(files)
        case .share(let files, let words):
            append("0,0,6,[")
            append(files)
            append(UInt8(ascii: ","))
            appendJSON(words)
            append(UInt8(ascii: "]"))
        case .ticket(let name):
            append("0,0,7,")
            appendJSON(name)
        case .announcement(let text, let isUrgent):
            append("0,0,10,[")
            appendJSON(text)
            append(isUrgent ? ",1]" : "]")
        case .metadata(let changes):
            append("0,0,9,[")
            for (index, change) in changes.enumerated() {
                append(index > 0 ? ",[" : "[")
                appendJSON(change.name)
                append(UInt8(ascii: ","))
                if let content = change.content { appendJSON(content) } else { append("0") }
                append(UInt8(ascii: "]"))
            }
            append(UInt8(ascii: "]"))
        case .all(let openings):
            append("0,0,8,[")
            for (index, opening) in openings.enumerated() {
                append(index > 0 ? ",[0," : "[0,")
                append(opening)
                append(UInt8(ascii: "]"))
            }
            append(UInt8(ascii: "]"))
        }
    }

    private mutating func begin(_ letter: StaticString) {
        append("[\"")
        append(letter)
        append(UInt8(ascii: "\""))
    }

    private mutating func begin(_ letter: StaticString, _ node: Int) {
        begin(letter)
        append(UInt8(ascii: ","))
        append(node)
    }

    private mutating func end(string: String) {
        append(UInt8(ascii: ","))
        appendJSON(string)
        append(UInt8(ascii: "]"))
    }

    private mutating func end(animation: Int?, isArriving: Bool = false) {
        if animation != nil || isArriving {
            append(UInt8(ascii: ","))
            append(animation ?? -1)
        }
        append(isArriving ? ",1]" : "]")
    }

    private mutating func end(animation: Int?, _ transition: DisplayContentTransition?) {
        if let animation {
            append(UInt8(ascii: ","))
            append(animation)
            if let transition { append(transition) }
        }
        append(UInt8(ascii: "]"))
    }

    private mutating func append(_ transition: DisplayContentTransition) {
        var speed = 1.0
        append(",\"")
        switch transition {
        case .identity: break
        case .interpolate: append(Wire.ContentTransition.interpolate)
        case .numericText(countsDown: false): append(Wire.ContentTransition.rollUp)
        case .numericText(countsDown: true): append(Wire.ContentTransition.rollDown)
        case .replace(let replacement, let ownSpeed):
            speed = ownSpeed
            switch replacement {
            case .downUp: append(Wire.ContentTransition.downUp)
            case .upUp: append(Wire.ContentTransition.upUp)
            case .offUp: append(Wire.ContentTransition.offUp)
            }
        }
        append(UInt8(ascii: "\""))
        if speed != 1 {
            append(UInt8(ascii: ","))
            append(speed)
        }
    }

    private mutating func append(markup: Markup) {
        append(",\"")
        markup.bytes.withUnsafeBufferPointer { appendJSONContent($0) }
        append(UInt8(ascii: "\""))
    }

    private mutating func append(_ changes: [AttributeChange]) {
        append(UInt8(ascii: ","))
        var separator = UInt8(ascii: "{")
        for change in changes {
            append(separator)
            append(UInt8(ascii: "\""))
            append(change.name.name)
            append("\":")
            if let value = change.value { appendJSON(value) } else { append("null") }
            separator = UInt8(ascii: ",")
        }
        append(UInt8(ascii: "}"))
    }
}
