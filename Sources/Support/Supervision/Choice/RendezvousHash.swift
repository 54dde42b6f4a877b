/// Chooses one of several numbered workers for a browser: the one whose score with the browser's id is the highest.
///
/// Each browser keeps its worker as long as that worker serves. If a worker leaves, only its own browsers move, to all of the others.
package struct RendezvousHash {
    private let key: UInt64

    /// - Parameter id: The browser's id. Any bytes are allowed.
    package init(id: UnsafeRawBufferPointer) {
        // FNV-1a.
        var key: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in id { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
        self.key = key
    }

    package init(id: String) {
        var id = id
        self = id.withUTF8 { RendezvousHash(id: UnsafeRawBufferPointer($0)) }
    }

    /// The score of a worker.
    package func score(of worker: Int) -> UInt64 {
        // The finalizer of SplitMix64 spreads a difference of one bit over all bits.
        var score = key ^ (UInt64(truncatingIfNeeded: worker) &* 0x9E37_79B9_7F4A_7C15)
        score = (score ^ (score >> 30)) &* 0xBF58_476D_1CE4_E5B9
        score = (score ^ (score >> 27)) &* 0x94D0_49BB_1331_11EB
        return score ^ (score >> 31)
    }

    /// The worker with the highest score; nil if there is none.
    package func choice(among workers: some Sequence<Int>) -> Int? {
        var best: (worker: Int, score: UInt64)?
        for worker in workers {
            let score = score(of: worker)
            if best == nil || score > best!.score { best = (worker, score) }
        }
        return best?.worker
    }
}
