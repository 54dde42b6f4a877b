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
            precondition(fonts.metrics(of: FontFace(size: 17)).lineHeight != lineHeight || lineHeight > 0)
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
