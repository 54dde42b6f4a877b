import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct DescriptorTests {
    @Test func `a font that could not be opened because no descriptor was free is opened the next time`() async {
        await #expect(processExitsWith: .success) {
            let text = MeasuredRun(text: "Hamburgefonts", font: FontFace(size: 17))
            let expected = TextMeasurer(fonts: try FontLibrary()).shape([text])
                .layout(width: nil, height: nil, constraints: TextConstraints()).size.width

            let fonts = try FontLibrary()
            let measurer = TextMeasurer(fonts: fonts)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            var none = limit
            none.rlim_cur = 0
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
            let without = measurer.shape([text]).layout(width: nil, height: nil, constraints: TextConstraints())
                .size.width
            let lineHeight = fonts.metrics(of: FontFace(size: 17)).lineHeight
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            let with = measurer.shape([text]).layout(width: nil, height: nil, constraints: TextConstraints()).size.width
            precondition(without != expected, "the font was opened without a descriptor")
            precondition(with == expected, "\(with) in place of \(expected)")
            precondition(lineHeight == 17, "a line of \(lineHeight) points without a font")
            precondition(fonts.metrics(of: FontFace(size: 17)).lineHeight == 20.75)
        }
    }

    @Test func `a web font that could not be read because no descriptor was free is read the next time`() async {
        await #expect(processExitsWith: .success) {
            let file = try #require(try FontLibrary().webFonts.files.first)
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            var none = limit
            none.rlim_cur = 0
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
            let without = file.data
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            let with = file.data
            precondition(without.isEmpty, "the font was read without a descriptor")
            precondition(with.count > 10_000, "\(with.count) bytes")
        }
    }

    @Test func `files that are no fonts take no descriptors`() async {
        await #expect(processExitsWith: .success) {
            func descriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }
            let before = try descriptors()
            for _ in 0..<20 {
                let typeface = Typeface(family: FontFamily.all[0], weight: 400, italic: false, path: #filePath)
                precondition(typeface.font(.latin) == nil)
            }
            let after = try descriptors()
            precondition(after < before + 10, "\(after - before) more descriptors")
        }
    }

    @Test func `a library whose files are open needs no descriptor`() async {
        await #expect(processExitsWith: .success) {
            let fonts = try FontLibrary()
            fonts.openFiles()
            var none = rlimit()
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none)
            let text = MeasuredRun(text: "Hamburgefonts", font: FontFace(size: 17))
            let width = TextMeasurer(fonts: fonts).shape([text])
                .layout(width: nil, height: nil, constraints: TextConstraints()).size.width
            precondition(abs(width - 117) < 12, "\(width)")
        }
    }
}
