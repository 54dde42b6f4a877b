/// Adds up the metrics of several processes, in Prometheus's text format.
package enum MetricsSum {
    /// The sum of texts. Metrics keep the order and the description of the first text that has them.
    ///
    /// Values with the same name and labels are added: counters, the parts of histograms, and gauges. Lines that are not of the format are
    /// left out.
    ///
    /// - Parameters:
    ///   - maxima: The names of gauges of which the largest value counts, such as delays.
    ///     Of a metric whose name ends with `_info`, each set of labels is kept once.
    package static func text(of texts: [String], maxima: Set<String> = []) -> String {
        var families = Families(maxima: maxima)
        for text in texts {
            for line in text.utf8.split(separator: 0x0A) { families.add(Substring(line)) }
        }
        return families.text { _ in true }
    }

    /// The sum of the texts' counters and histograms, without gauges. It describes what processes have done that no longer exist.
    package static func counters(of texts: [String]) -> String {
        var families = Families(maxima: [])
        for text in texts {
            for line in text.utf8.split(separator: 0x0A) { families.add(Substring(line)) }
        }
        return families.text { $0 == "counter" || $0 == "histogram" }
    }

    private struct Sample {
        var value: Double
        /// The value as it was written; nil after an addition.
        var text: Substring?
    }

    private struct Family {
        var help: Substring?
        var type: Substring?
        /// The samples by their names and labels.
        var samples: [Substring: Sample] = [:]
        var order: [Substring] = []
    }

    private struct Families {
        let maxima: Set<String>
        private var families: [Substring: Family] = [:]
        private var order: [Substring] = []

        init(maxima: Set<String>) { self.maxima = maxima }

        mutating func add(_ line: Substring) {
            if line.hasPrefix("#") {
                let parts = line.split(separator: " ", maxSplits: 3)
                guard parts.count == 4 else { return }
                switch parts[1] {
                case "HELP": change(parts[2]) { if $0.help == nil { $0.help = parts[3] } }
                case "TYPE": change(parts[2]) { if $0.type == nil { $0.type = parts[3] } }
                default: break
                }
                return
            }
            guard let (name, key, text) = Self.parse(line), let value = Double(text) else { return }
            let isInfo = name.hasSuffix("_info")
            let isMaximum = maxima.contains(String(name))
            change(family(of: name)) { family in
                guard let earlier = family.samples[key] else {
                    family.order.append(key)
                    family.samples[key] = Sample(value: value, text: text)
                    return
                }
                if isInfo { return }
                if isMaximum {
                    if value > earlier.value || earlier.value.isNaN {
                        family.samples[key] = Sample(value: value, text: text)
                    }
                } else {
                    family.samples[key] = Sample(value: earlier.value + value, text: nil)
                }
            }
        }

        private mutating func change(_ name: Substring, _ body: (inout Family) -> Void) {
            if families[name] == nil { order.append(name) }
            body(&families[name, default: Family()])
        }

        /// The metric of a sample. The samples of histograms and summaries have longer names.
        private func family(of name: Substring) -> Substring {
            for suffix in ["_bucket", "_sum", "_count"] where name.hasSuffix(suffix) {
                let shorter = name.dropLast(suffix.count)
                if let type = families[shorter]?.type, type == "histogram" || type == "summary" { return shorter }
            }
            return name
        }

        /// The name of a line's sample, its name with its labels, and its value; nil for another line. A time after the value is left out.
        private static func parse(_ line: Substring) -> (name: Substring, key: Substring, value: Substring)? {
            let bytes = line.utf8
            let nameEnd = bytes.firstIndex { $0 == 0x20 || $0 == 0x7B } ?? bytes.endIndex
            guard nameEnd > bytes.startIndex, nameEnd < bytes.endIndex else { return nil }
            var keyEnd = nameEnd
            if bytes[nameEnd] == 0x7B {
                guard let end = labelsEnd(bytes, from: nameEnd) else { return nil }
                keyEnd = end
            }
            let value = line[keyEnd...].split(separator: " ")
            guard (1...2).contains(value.count) else { return nil }
            return (line[..<nameEnd], line[..<keyEnd], value[0])
        }

        /// The place after the brace that ends labels. Braces inside quotes belong to a value.
        private static func labelsEnd(
            _ bytes: Substring.UTF8View, from start: Substring.Index
        ) -> Substring.Index? {
            var (isQuoted, isEscaped) = (false, false)
            var place = start
            while place < bytes.endIndex {
                let byte = bytes[place]
                bytes.formIndex(after: &place)
                if isEscaped {
                    isEscaped = false
                } else if isQuoted, byte == 0x5C {
                    isEscaped = true
                } else if byte == 0x22 {
                    isQuoted.toggle()
                } else if byte == 0x7D, !isQuoted {
                    return place
                }
            }
            return nil
        }

        /// The text of the metrics with some types.
        func text(_ types: (Substring?) -> Bool) -> String {
            var text = ""
            for name in order {
                guard let family = families[name], !family.samples.isEmpty, types(family.type) else { continue }
                if let help = family.help { text += "# HELP \(name) \(help)\n" }
                if let type = family.type { text += "# TYPE \(name) \(type)\n" }
                for key in family.order {
                    guard let sample = family.samples[key] else { continue }
                    text += "\(key) \(sample.text.map(String.init) ?? Self.write(sample.value))\n"
                }
            }
            return text
        }

        /// A whole number has no fraction.
        private static func write(_ value: Double) -> String {
            if value.isNaN { return "NaN" }
            if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
            if let whole = Int64(exactly: value), abs(value) < 9e15 { return "\(whole)" }
            return "\(value)"
        }
    }
}
