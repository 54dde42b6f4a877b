import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A track` {
    private let second = DisplayAnimation(curve: .bezier(0, 0, 1, 1), duration: 1)

    /// The tracks of a patch from `old` to the last of `stages`, which are evenly spaced from 0 to 1.
    private func tracks(
        from old: DisplayNode, through stages: [DisplayNode], axis: DisplaySamples.Axis = .progress
    ) -> [PatchOperation] {
        var samples = DisplaySamples(axis: axis)
        for (index, node) in stages.dropLast().enumerated() {
            samples.append(tree([node]).root, at: Double(index) / Double(stages.count - 1))
        }
        let last = tree([stages[stages.count - 1]], revision: 2)
        let new = DisplayTree(revision: 2, size: last.size, title: "", root: last.root, samples: [samples])
        return Difference.patch(from: tree([old]), to: new, symbols: NoSymbols()).operations.filter {
            if case .track = $0 { true } else { false }
        }
    }

    private func box(x: CGFloat, y: CGFloat = 0) -> DisplayNode {
        DisplayNode(
            id: 2, type: "Box", frame: CGRect(x: x, y: y, width: 10, height: 10), animation: second)
    }

    private func line(to y: CGFloat, number: Int = 2, verbs: ContiguousArray<DisplayPath.Verb> = [.move, .line])
        -> DisplayNode
    {
        let points = ContiguousArray(verbs.map { _ in CGPoint(x: 1, y: y) })
        return DisplayNode(
            id: number, type: "Shape", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
            content: .shape(
                DisplayShape(outline: .path(DisplayPath(verbs: verbs, points: points)), fill: .color(.rgb(1, 0, 0)))),
            animation: second)
    }

    private func word(_ letters: String) -> DisplayNode { text(2, letters).replacing(animation: second) }

    @Test func `is needed only if a style is not interpolated linearly`() {
        #expect(tracks(from: box(x: 0), through: [box(x: 0), box(x: 20), box(x: 40)]).isEmpty)
        #expect(
            tracks(from: box(x: 0), through: [box(x: 0), box(x: 30), box(x: 40)]) == [
                .track(
                    2, .style(.left), [TrackSample(0, "0px"), TrackSample(0.5, "30px"), TrackSample(1, "40px")],
                    animation: 0)
            ])
    }

    @Test func `keeps the samples that linear interpolation misses`() {
        let stages = [0, 10, 20, 30, 20].map { box(x: $0) }
        #expect(
            tracks(from: box(x: 0), through: stages) == [
                .track(
                    2, .style(.left), [TrackSample(0, "0px"), TrackSample(0.75, "30px"), TrackSample(1, "20px")],
                    animation: 0)
            ])
    }

    @Test func `starts at the page's current value, and approaches its own values`() {
        #expect(
            tracks(from: box(x: 8), through: [box(x: 0), box(x: 30), box(x: 40)]) == [
                .track(
                    2, .style(.left), [TrackSample(0, "8px"), TrackSample(0.5, "34px"), TrackSample(1, "40px")],
                    animation: 0)
            ])
    }

    @Test func `of a transform has the identity where an element has none, about the origin of the others`() {
        func scaled(_ scale: CGFloat?) -> DisplayNode {
            let effects = DisplayEffects(
                transform: scale.map { DisplayTransform(a: $0, b: 0, c: 0, d: $0, tx: 0, ty: 0, anchor: .topLeading) })
            return DisplayNode(
                id: 2, type: "Box", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                appearance: Appearance(effects: effects), animation: second)
        }
        #expect(
            tracks(from: scaled(nil), through: [nil, 3, 2].map(scaled)) == [
                .track(
                    2, .style(.transform),
                    [
                        TrackSample(0, "matrix(1,0,0,1,0,0)"), TrackSample(0.5, "matrix(3,0,0,3,0,0)"),
                        TrackSample(1, "matrix(2,0,0,2,0,0)"),
                    ], animation: 0)
            ])
    }

    @Test func `of a drawing interpolates the numbers of its markup`() throws {
        guard
            case .track(2, .drawing, let samples, 0)? = tracks(
                from: line(to: 0), through: [0, 4, 8].map { line(to: $0) }
            ).first
        else { return #expect(Bool(false)) }
        #expect(samples.map(\.stage) == [0, 1])
        #expect(samples[0].value.contains("M1 0L1 0") && samples[1].value.contains("M1 8L1 8"))
    }

    @Test func `of a path whose segments change shows it unchanged at each stage`() throws {
        let stages = [line(to: 0), line(to: 4, verbs: [.move, .line, .line]), line(to: 8)]
        guard case .track(2, .drawing, let samples, 0)? = tracks(from: line(to: 0), through: stages).first
        else { return #expect(Bool(false)) }
        #expect(samples.map(\.stage) == [0, 0.5, 1])
    }

    @Test func `of a text has each text once`() {
        let stages = ["0", "0", "1", "2", "2"].map { word($0) }
        let track = tracks(from: word("0"), through: stages).first {
            if case .track(_, .text, _, _) = $0 { true } else { false }
        }
        #expect(
            track
                == .track(2, .text, [TrackSample(0, "0"), TrackSample(0.5, "1"), TrackSample(0.75, "2")], animation: 0))
    }

    @Test func `by time is linear, regardless of the node's own animation`() {
        let stages = [0, 30, 40].map { box(x: $0) }
        let operations = tracks(from: box(x: 0), through: stages, axis: .time(2))
        #expect(operations.count == 1)
        if case .track(2, .style(.left), let samples, let animation)? = operations.first {
            #expect(samples.map(\.value) == ["0px", "30px", "40px"])
            #expect(animation == 1)
        }
    }

    @Test func `of more than eight kilobytes is omitted`() {
        func drawing(_ offset: CGFloat) -> DisplayNode {
            let points = ContiguousArray((0..<2000).map { CGPoint(x: CGFloat($0), y: CGFloat($0) + offset) })
            let path = DisplayPath(verbs: [.move] + ContiguousArray(repeating: .line, count: 1999), points: points)
            return DisplayNode(
                id: 2, type: "Shape", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                content: .shape(DisplayShape(outline: .path(path), fill: .color(.rgb(1, 0, 0)))), animation: second)
        }
        #expect(tracks(from: drawing(0), through: [drawing(0), drawing(5), drawing(9)]).isEmpty)
    }

    @Test func `ignores nodes that do not exist at each stage`() {
        #expect(tracks(from: line(to: 0), through: [line(to: 0), line(to: 4, number: 3), line(to: 8)]).isEmpty)
    }

    @Test func `of a timeline keeps its pace, and repeats if the timeline is endless`() {
        let stages = [0, 30, 0].map { box(x: $0) }
        var samples = DisplaySamples(
            axis: .clock(.init(now: 5, start: 4.5, duration: 2, isEndless: true)))
        for (index, node) in stages.enumerated() { samples.append(tree([node]).root, at: Double(index) / 2) }
        let last = tree([box(x: 0)], revision: 2)
        let new = DisplayTree(revision: 2, size: last.size, title: "", root: last.root, samples: [samples])
        let patch = Difference.patch(from: tree([box(x: 0)]), to: new, symbols: NoSymbols())
        #expect(
            String(decoding: patch.encoded(), as: UTF8.self)
                == #"{"f":1,"t":2,"a":[[2000,-500,"linear",-1,0,5000]],"#
                + #""o":[["y",2,"left",0,[0,"0px",0.5,"30px",1,"0px"]]]}"#)
    }

    @Test func `ends at the nodes whose motions have ended`() {
        let new = tree([box(x: 0)], revision: 2)
        let ended = DisplayTree(revision: 2, size: new.size, title: "", root: new.root, endedMotions: [2])
        let patch = Difference.patch(from: tree([box(x: 0)]), to: ended, symbols: NoSymbols())
        #expect(String(decoding: patch.encoded(), as: UTF8.self) == #"{"f":1,"t":2,"o":[["z",2]]}"#)
    }

    @Test func `has the form of the wire`() {
        let operation = PatchOperation.track(
            2, .style(.left), [TrackSample(0, "0px"), TrackSample(1.0 / 3, "3px"), TrackSample(1, "4px")], animation: 1)
        let patch = String(decoding: Patch(from: 1, to: 2, operations: [operation]).encoded(), as: UTF8.self)
        #expect(patch == #"{"f":1,"t":2,"o":[["y",2,"left",1,[0,"0px",0.3333,"3px",1,"4px"]]]}"#)
    }
}

@Suite struct `Texts that differ in their numbers` {
    @Test(arguments: [("a #00ff00 1px", "a #00ff11 2px"), ("1px", "1%"), ("M1 2", "L1 2")])
    func `differ in nothing else`(first: String, second: String) {
        #expect(NumberTrack([first, second], stages: [0, 1]) == nil)
    }

    @Test func `keep their names and colors`() throws {
        let track = try #require(NumberTrack(["rotate(-1.5deg) #0a1", "rotate(3deg) #0a1"], stages: [0, 1]))
        let moved = track.starting(from: "rotate(0.5deg) #0a1").thinned(tolerance: 0.1)
        #expect(moved.map(\.value) == ["rotate(0.5deg) #0a1", "rotate(3deg) #0a1"])
    }
}

@Suite struct `A track of numbers` {
    private func samples(_ texts: [String], from start: String, tolerance: Double = 0.25) -> [TrackSample]? {
        let stages = texts.indices.map { Double($0) / Double(texts.count - 1) }
        return NumberTrack(texts, stages: stages)?.starting(from: start).thinned(tolerance: tolerance)
    }

    @Test func `starts from other numbers, whose difference decays`() {
        #expect(
            samples(["19.5px", "24.5px", "29.5px"], from: "9.5px")
                == [TrackSample(0, "9.5px"), TrackSample(1, "29.5px")])
        #expect(
            samples(["0 -1", "5 -1", "0 -1"], from: "4 -9")
                == [TrackSample(0, "4 -9"), TrackSample(0.5, "7 -5"), TrackSample(1, "0 -1")])
    }

    @Test func `keeps names and colors as they are`() {
        #expect(
            samples(["url(#g1-0) #09af19 0", "url(#g1-0) #09af19 10"], from: "url(#g1-0) #09af19 4")
                == [TrackSample(0, "url(#g1-0) #09af19 4"), TrackSample(1, "url(#g1-0) #09af19 10")])
    }

    @Test func `keeps its start if the other text differs in more than numbers`() {
        #expect(samples(["1px", "9px"], from: "4%") == [TrackSample(0, "1px"), TrackSample(1, "9px")])
        #expect(samples(["1px", "9px"], from: "1px") == [TrackSample(0, "1px"), TrackSample(1, "9px")])
        #expect(samples(["1px", "9%"], from: "1px") == nil)
    }

    @Test func `writes small numbers finely`() {
        #expect(
            samples(["0.01 1", "0.03 3"], from: "0.0200001 2")
                == [TrackSample(0, "0.0200001 2"), TrackSample(1, "0.03 3")])
    }

    @Test func `omits samples that are off by the tolerance at most`() {
        let texts = ["0", "5.25", "10"]
        #expect(samples(texts, from: "0")?.count == 2)
        #expect(samples(texts, from: "0", tolerance: 0.125)?.map(\.value) == texts)
    }
}
