import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A report of a window` {
    private func report(_ json: String) throws -> WindowReport {
        try WindowReport(JSONParser.parse(Array(json.utf8)), at: 0)
    }

    @Test func `is read member by member, each of which may be left out`() throws {
        #expect(
            try report(
                #"{"width":1,"height":2,"dark":true,"textScale":3,"reducedMotion":false,"scale":4,"contrast":true,"safeArea":[5,6,7,8]}"#
            )
                == WindowReport(
                    width: 1, height: 2, isDark: true, textScale: 3, reducesMotion: false, displayScale: 4,
                    increasesContrast: true, safeArea: EdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6)))
        #expect(try report("{}") == WindowReport())
        #expect(
            try report(
                #"{"width":null,"height":null,"dark":null,"textScale":null,"reducedMotion":null,"scale":null,"safeArea":null}"#
            ) == WindowReport())
    }

    @Test(arguments: [
        ("7", "the value of \"resize\" must be an object with the changed measurements."),
        (#"{"height":"1"}"#, "\"height\" of \"resize\" must be a number."),
        (#"{"textScale":true}"#, "\"textScale\" of \"resize\" must be a number."),
        (#"{"scale":[]}"#, "\"scale\" of \"resize\" must be a number."),
        (#"{"dark":1}"#, "\"dark\" of \"resize\" must be true or false."),
        (#"{"contrast":"no"}"#, "\"contrast\" of \"resize\" must be true or false."),
        (#"{"reducedMotion":"no"}"#, "\"reducedMotion\" of \"resize\" must be true or false."),
        (#"{"safeArea":[1,2,3]}"#, "\"safeArea\" of \"resize\" must be four numbers: top, right, bottom, left."),
        (#"{"safeArea":[1,2,3,"4"]}"#, "\"safeArea\" of \"resize\" must be four numbers: top, right, bottom, left."),
        (#"{"safeArea":[1,2,3,4,"5"]}"#, "\"safeArea\" of \"resize\" must be four numbers: top, right, bottom, left."),
    ]) func `that is invalid names the wrong member`(json: String, detail: String) {
        let problem = #expect(throws: Problem.self) { try report(json) }
        #expect(problem?.status == .unprocessableContent && problem?.detail == "Event 0: " + detail)
    }

    @Test func `changes only its members, within bounds`() throws {
        let host = HostEnvironment(
            size: CGSize(width: 100, height: 200), prefersDarkScheme: true, textScale: 1.5, languages: ["de"],
            reducesMotion: true, displayScale: 2)
        #expect(WindowReport().apply(to: host) == host)
        var expected = host
        expected.size.width = 8192
        #expect(WindowReport(width: 1e9).apply(to: host) == expected)
        expected = host
        expected.size.height = 64
        #expect(WindowReport(height: 0).apply(to: host) == expected)
        expected = host
        expected.textScale = 4.5
        expected.displayScale = 0.25
        #expect(WindowReport(textScale: 9, displayScale: 0).apply(to: host) == expected)
        expected = host
        expected.prefersDarkScheme = false
        expected.reducesMotion = false
        expected.increasesContrast = true
        #expect(
            WindowReport(isDark: false, reducesMotion: false, increasesContrast: true).apply(to: host) == expected)
        expected = host
        expected.safeAreaInsets = EdgeInsets(top: 0, leading: 9, bottom: 1000, trailing: 7)
        #expect(try report(#"{"safeArea":[-5,7,5000,9]}"#).apply(to: host) == expected)
    }

    @Test func `is clamped to the bounds of windows`() {
        func holds(_ change: (inout HostEnvironment) -> Void) -> Bool {
            var host = HostEnvironment()
            change(&host)
            return WindowReport.holds(host)
        }
        #expect(holds { _ in })
        #expect(holds { $0.size = CGSize(width: 64, height: 8192) })
        #expect(holds { $0.safeAreaInsets = EdgeInsets(top: 0, leading: 1000, bottom: 0, trailing: 0) })
        for change: (inout HostEnvironment) -> Void in [
            { $0.size.width = 63.5 }, { $0.size.width = 8193 }, { $0.size.height = .nan }, { $0.size.height = 0 },
            { $0.textScale = 0.4 }, { $0.textScale = 5 }, { $0.displayScale = 0 }, { $0.displayScale = 9 },
            { $0.safeAreaInsets.top = -1 }, { $0.safeAreaInsets.leading = 1001 }, { $0.safeAreaInsets.bottom = -1 },
            { $0.safeAreaInsets.trailing = 1001 },
        ] { #expect(!holds(change)) }
    }

    @Test func `is kept in a cookie, with three digits after the point`() {
        let host = HostEnvironment(
            size: CGSize(width: 390.12345, height: 844), prefersDarkScheme: false, textScale: 1.25, reducesMotion: true,
            displayScale: 3, increasesContrast: true)
        #expect(WindowMemory.value(of: host) == "390.123_844_0_1.25_1_3_1")
        #expect(
            WindowMemory.report(cookies: "a=b;espalier-window=390.123_844_0_1.25_1_3_1 ; c", isSecure: false)
                == WindowReport(
                    width: 390.123, height: 844, isDark: false, textScale: 1.25, reducesMotion: true, displayScale: 3,
                    increasesContrast: true))
        for cookies in ["", "espalier-window", "xespalier-window=1_1_1_1_1_1_1", "espalier-window=1_1_1_1_1_1"] {
            #expect(WindowMemory.report(cookies: cookies, isSecure: false) == nil)
        }
        #expect(WindowMemory.report(cookies: nil, isSecure: false) == nil)
    }

    @Test(
        arguments: [
            (nil, ["en"]), ("", ["en"]), ("*", ["en"]), ("de", ["de"]), ("de;q=0, fr", ["fr"]),
            ("a;q=0.1, b;q=0.2, c;q=0.2", ["b", "c", "a"]), ("de_CH, 1a, x-1", ["x-1"]),
            ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ["en"]), (" de-DE-1996 ;q=0.5", ["de-DE-1996"]),
            ("a,b,c,d,e,f,g,h,i,j,k", ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]),
        ] as [(String?, [String])]) func `comes with the browser's languages, the preferred one first`(
            header: String?, languages: [String]
        )
    {
        #expect(HostEnvironment.languages(header) == languages)
    }
}
