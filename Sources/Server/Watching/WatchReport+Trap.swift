#if DEBUG
    import Foundation

    extension WatchReport {
        /// The report of a trap with the work during which it happened.
        ///
        /// - Parameter places: The places of the functions' code in sources; none without debug information.
        func adding(_ end: WorkRecord.End, places: [SourcePlace?] = []) -> WatchReport {
            var report = self
            let page = "the page at \(end.scene)"
            switch end.work {
            case "batch": report.title = "An action ended the program: \(end.input ?? "an event") on \(page)."
            case "opening": report.title = "Opening \(page) ended the program."
            case "waking": report.title = "Restoring \(page) ended the program."
            default: report.title = "Updating \(page) ended the program."
            }
            let frames = end.backtrace.enumerated().compactMap { index, function in
                Self.frame(function).map { (text: $0, place: index < places.count ? places[index] : nil) }
            }
            report.text = []
            // The view whose body contains the code.
            if let body = frames.lazy.compactMap({ $0.text.firstMatch(of: /(\S+)\.body\.getter/) }).first {
                report.text.append("in the view \(body.1)")
            }
            report.text.append("signal: \(end.signal)")
            report.text += frames.map { frame in
                frame.text + (frame.place.map { "  \($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "")
            }
            // A message of the standard library names one of its own files.
            if report.messages.isEmpty { report.messages = [CompilerMessage(severity: .error, text: end.signal)] }
            if report.messages[0].file == nil, let place = frames.lazy.compactMap(\.place).first {
                (report.messages[0].file, report.messages[0].line) = (place.file, place.line)
            }
            return report
        }

        /// A function of the app as a person reads it; nil for those of the library, and for what the compiler adds.
        ///
        ///     closure #3 @Swift.MainActor @Sendable () -> () in closure #1 () -> some in Desk.Home.body.getter : some
        ///     closure #3 in Desk.Home.body.getter : some
        static func frame(_ function: String) -> String? {
            // The name of a private function is followed by a number of its file.
            let text = function.replacing(/\((\S+) in _[0-9A-F]{32}\)/) { $0.1 }
            let owner = text.range(of: " in ", options: .backwards).map { text[$0.upperBound...] } ?? text[...]
            for library in ["Espalier", "Swift.", "Swift):", "Foundation"] where owner.hasPrefix(library) {
                return nil
            }
            if text.hasPrefix("partial apply") || text.hasPrefix("protocol witness")
                || text.contains("reabstraction thunk")
            {
                return nil
            }
            guard owner.count < text.count, let closure = text.firstMatch(of: /^(implicit )?closure #\d+/) else {
                return text
            }
            return closure.0 + " in " + owner
        }
    }
#endif
