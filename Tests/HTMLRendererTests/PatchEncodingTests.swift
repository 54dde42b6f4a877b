import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// The bytes of each operation, as `public/client/patches.js` reads them.
@Suite struct `An encoded operation` {
    private func encoded(_ operation: PatchOperation) -> String {
        let patch = String(decoding: Patch(from: 1, to: 2, operations: [operation]).encoded(), as: UTF8.self)
        #expect(patch.hasPrefix(#"{"f":1,"t":2,"o":["#) && patch.hasSuffix("]}"))
        return String(patch.dropFirst(#"{"f":1,"t":2,"o":["#.count).dropLast(2))
    }

    @Test func `for a style has its declarations as CSS`() {
        let changes = [StyleChange(.left, "1px"), StyleChange(.opacity, "")]
        #expect(encoded(.style(2, changes)) == #"["s",2,"left:1px;opacity:"]"#)
        #expect(encoded(.style(2, changes, animation: 3)) == #"["s",2,"left:1px;opacity:",3]"#)
    }

    @Test func `for attributes has an object, in which null removes one`() {
        #expect(
            encoded(.attributes(2, [AttributeChange(.label, "A \"b\""), AttributeChange(.role, nil)]))
                == #"["a",2,{"aria-label":"A \"b\"","role":null}]"#)
    }

    @Test func `for texts, contents and values has a string`() {
        #expect(encoded(.place("/shop/A \"b\"", screens: 2)) == #"["u","/shop/A \"b\"",2]"#)
        #expect(encoded(.place("/shop/tab/2", screens: 0, choice: 3)) == #"["u","/shop/tab/2",0,3]"#)
        #expect(encoded(.open(.url("https://a.org/?b=\"c\""))) == #"["o","https://a.org/?b=\"c\""]"#)
        #expect(encoded(.open(.window(path: "/order/7"))) == #"["o",0,"/order/7"]"#)
        #expect(encoded(.open(.close(path: "/order/7"))) == #"["o",0,"/order/7",1]"#)
        #expect(encoded(.open(.close(path: nil))) == #"["o",0,0,1]"#)
        #expect(encoded(.open(.copy("a\"b"))) == #"["o",0,0,2,"a\"b"]"#)
        let files = [DisplayFile(id: "a1", name: "Tö \"1\".txt"), DisplayFile(id: "b2", name: "b")]
        #expect(encoded(.open(.save([files[1]]))) == #"["o",0,0,5,[["b2","b"]]]"#)
        #expect(
            encoded(.open(.share(files, words: "title=a")))
                == #"["o",0,0,6,[[["a1","Tö \"1\".txt"],["b2","b"]],"title=a"]]"#)
        #expect(encoded(.open(.ticket("t1"))) == #"["o",0,0,7,"t1"]"#)
        #expect(
            encoded(.open(.all([.ticket("t1"), .url("/a"), .window(path: "/b")])))
                == #"["o",0,0,8,[[0,0,0,7,"t1"],[0,"/a"],[0,0,"/b"]]]"#)
        #expect(encoded(.open(.vibrate([]))) == #"["o",0,0,3,[]]"#)
        #expect(encoded(.open(.vibrate([10, 20, 30]))) == #"["o",0,0,3,[10,20,30]]"#)
        let icons = [DisplayIcon(address: "/i", use: .darkTab), DisplayIcon(address: "/j", use: .homeScreen)]
        #expect(encoded(.open(.icons(icons))) == #"["o",0,0,4,[[1,"/i"],[2,"/j"]]]"#)
        let changes = [DisplayMetadataChange("og:title", "A \"b\""), DisplayMetadataChange("robots", nil)]
        #expect(encoded(.open(.metadata(changes))) == #"["o",0,0,9,[["og:title","A \"b\""],["robots",0]]]"#)
        #expect(encoded(.open(.announcement("Saved", isUrgent: false))) == #"["o",0,0,10,["Saved"]]"#)
        #expect(encoded(.open(.announcement("\"", isUrgent: true))) == #"["o",0,0,10,["\"",1]]"#)
        #expect(encoded(.text(2, "a\nb")) == #"["t",2,"a\nb"]"#)
        #expect(encoded(.content(2, #"<i class="w">"#)) == #"["c",2,"<i class=\"w\">"]"#)
        #expect(encoded(.value(2, "0.5")) == #"["v",2,"0.5"]"#)
    }

    @Test func `for an insertion names the parent, the next sibling and the markup`() {
        #expect(encoded(.insert(parent: 1, before: 3, "<p>")) == #"["i",1,3,"<p>"]"#)
        #expect(encoded(.insert(parent: 1, before: nil, "<p>", animation: 0)) == #"["i",1,0,"<p>",0]"#)
    }

    @Test func `for an insertion states whether a following patch animates it in`() {
        #expect(encoded(.insert(parent: 1, before: nil, "", animation: 0, isArriving: true)) == #"["i",1,0,"",0,1]"#)
        #expect(encoded(.insert(parent: 1, before: nil, "", isArriving: true)) == #"["i",1,0,"",-1,1]"#)
    }

    @Test func `for a node that leaves or comes back names it`() {
        #expect(encoded(.leave(2, animation: 0)) == #"["x",2,0]"#)
        #expect(encoded(.comeBack(2)) == #"["b",2]"#)
    }

    @Test func `for a removal, a move, a replacement and a match names nodes`() {
        #expect(encoded(.remove(2)) == #"["r",2]"#)
        #expect(encoded(.move(2, parent: 1, before: nil)) == #"["m",2,1,0]"#)
        #expect(encoded(.move(2, parent: 1, before: 3, animation: 0)) == #"["m",2,1,3,0]"#)
        #expect(encoded(.replace(2, "<a>", animation: 1)) == #"["p",2,"<a>",1]"#)
        #expect(encoded(.match(2, from: 9, animation: 0)) == #"["g",2,9,0]"#)
    }

    @Test func `for the document names no node`() {
        #expect(encoded(.focus(2)) == #"["f",2]"#)
        #expect(encoded(.focus(nil)) == #"["f",0]"#)
        #expect(encoded(.title("a")) == #"["d","a"]"#)
        #expect(encoded(.colorScheme(.light)) == #"["k","light"]"#)
        #expect(encoded(.colorScheme(.dark)) == #"["k","dark"]"#)
        #expect(encoded(.colorScheme(nil)) == #"["k",""]"#)
        #expect(encoded(.language("ar", .rightToLeft)).hasPrefix(#"["l","ar","rtl",""#))
        #expect(encoded(.fonts(["sans-600", "mono-400"])) == #"["w","sans-600 mono-400"]"#)
    }

    @Test func `follows the previous one after a comma`() {
        let patch = Patch(from: 7, to: 9, operations: [.remove(2), .remove(3)])
        #expect(String(decoding: patch.encoded(), as: UTF8.self) == #"{"f":7,"t":9,"o":[["r",2],["r",3]]}"#)
    }
}

@Suite struct `An encoded animation` {
    private func encoded(_ animation: DisplayAnimation) -> String {
        let patch = String(decoding: Patch(from: 1, to: 2, animations: [animation]).encoded(), as: UTF8.self)
        return String(patch.dropFirst(#"{"f":1,"t":2,"a":["#.count).dropLast(#"],"o":[]}"#.count))
    }

    private func spring(_ stiffness: Double, _ damping: Double, velocity: Double = 0) -> DisplayAnimation {
        DisplayAnimation(
            curve: .spring(stiffness: stiffness, damping: damping, initialVelocity: velocity), duration: 1)
    }

    @Test func `keeps the control points of a curve in time`() {
        #expect(
            encoded(DisplayAnimation(curve: .bezier(-0.5, -1, 1.5, 2), duration: 1))
                == #"[1000,0,"cubic-bezier(0,-1,1,2)"]"#)
    }

    @Test func `repeats a number of times`() {
        #expect(
            encoded(DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1, repeatCount: 3))
                == #"[1000,0,"linear",3]"#)
    }

    @Test func `of a spring states whether it is added to a motion in progress`() {
        var added = spring(100, 20)
        added.isAdditive = true
        #expect(encoded(added) == "[1000,0,[100,20,0,1]]")
    }

    @Test func `of a spring has its stiffness, its damping and its velocity, which the speed changes`() {
        #expect(encoded(spring(100, 20)) == "[1000,0,[100,20]]")
        #expect(encoded(spring(100, 20, velocity: 3)) == "[1000,0,[100,20,3]]")
        var fast = spring(100, 20, velocity: 3)
        fast.speed = 2
        #expect(encoded(fast) == "[500,0,[400,40,6]]")
    }

    @Test func `of a spring has the milliseconds over which it changes from the response of a running one`() {
        var blended = spring(100, 20)
        blended.blendDuration = 0.25
        #expect(encoded(blended) == "[1000,0,[100,20,0,0,250]]")
        blended.speed = 2
        #expect(encoded(blended) == "[500,0,[400,40,0,0,125]]")
    }

    @Test func `that continues earlier changes has the samples that all of their curves need`() {
        var animation = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)
        animation.merged = DisplayMergedChanges(
            elapsed: 0.5, duration: 2, curves: [[0.5, 0.625, 0.75, 0.875, 1], [0, 0, 0, 0.5, 1]])
        #expect(
            encoded(animation) == #"[1000,0,"linear",1,0,null,[2000,500,[0,0.5,1],[0.5,0.75,1],[0,0,1]]]"#)
    }

    @Test(arguments: [(100.0, 5.0), (100, 20), (100, 60)])
    func `of a spring starts at 0 and rests at 1 in a style sheet, with any damping`(
        stiffness: Double, damping: Double
    ) throws {
        var writer = ByteWriter(capacity: 256)
        writer.appendEasing(spring(stiffness, damping))
        let points = try #require(writer.string().firstMatch(of: /linear\(([^)]*)\)/)).1.split(separator: ",")
        #expect(points.first == "0" && points.last == "1")
        #expect(points.count > 3)
    }

    @Test func `of an underdamped spring overshoots, others do not`() {
        let course = { (damping: Double) in
            SpringCurve(stiffness: 100, damping: damping, initialVelocity: 0).samples(duration: 1).map(\.place)
        }
        #expect(course(5).max() ?? 0 > 1.2)
        #expect(course(20).max() ?? 0 <= 1)
        #expect(course(60).max() ?? 0 <= 1)
    }

    @Test(arguments: [5.0, 19.99, 20, 20.01, 60])
    func `of a spring is the solution of its equation`(damping: Double) {
        let curve = SpringCurve(stiffness: 100, damping: damping, initialVelocity: 3)
        let step = 1e-4
        #expect(abs(curve.place(at: 0)) < 1e-9)
        #expect(abs((curve.place(at: step) - curve.place(at: 0)) / step - 3) < 0.02)
        for time in stride(from: 0.05, to: 1, by: 0.05) {
            let (before, now, after) = (
                curve.place(at: time - step), curve.place(at: time), curve.place(at: time + step)
            )
            let acceleration = (after - 2 * now + before) / (step * step)
            let velocity = (after - before) / (2 * step)
            #expect(abs(acceleration + damping * velocity + 100 * (now - 1)) < 0.05)
        }
    }

    @Test func `of a spring needs few points, with straight lines off by at most 0.003`() {
        let curve = SpringCurve(stiffness: 170, damping: 10, initialVelocity: 0)
        let samples = curve.samples(duration: 1.5)
        #expect(samples.count < 45)
        for index in 1..<samples.count - 1 {
            let (start, end) = (samples[index - 1], samples[index])
            let middle = (start.time + end.time) / 2
            #expect(abs((start.place + end.place) / 2 - curve.place(at: middle * 1.5)) < 0.01)
        }
    }
}
