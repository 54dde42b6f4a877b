import EspalierViews
import Foundation

extension CALayer {
    /// Plays an animation, which replaces one with the same key.
    ///
    /// The browser plays it. The delegate hears of its end on the server, with the delay of the network. An animation that is added outside of
    /// a page ends at once.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        guard let page = ViewGraph.current, !(anim is CATransition) else {
            anim.delegate?.animationDidStart(anim)
            anim.delegate?.animationDidStop(anim, finished: true)
            return
        }
        let now = page.motions.clock()
        let delay = anim.beginTime > 0 ? max(0, anim.beginTime - CACurrentMediaTime()) : 0
        let motion = LayerMotion(anim, key: key, on: self, start: now + delay)
        CATransaction.note(motion.isEndless ? 0 : delay + motion.duration)
        if motion.isEndless, delay > 0 {
            wait(delay, on: page) { $0.begin(motion, at: now + delay) }
        } else {
            begin(motion, at: now)
        }
        guard !motion.isEndless else { return }
        wait(delay + motion.duration, on: page) { $0.end(motion) }
    }

    private func begin(_ motion: LayerMotion, at now: Double) {
        let motions = playedMotions ?? LayerMotions()
        playedMotions = motions
        motions.add(motion, at: now)
        didChange()
        motion.animation.delegate?.animationDidStart(motion.animation)
    }

    /// Ends an animation at its time, unless it was removed before.
    private func end(_ motion: LayerMotion) {
        guard let playedMotions, playedMotions.all.contains(where: { $0.id == motion.id }) else { return }
        if motion.animation.isRemovedOnCompletion { playedMotions.remove(motion.id) }
        didChange()
        motion.animation.delegate?.animationDidStop(motion.animation, finished: true)
    }

    /// Calls a function as an action of a page after some seconds, unless the layer is gone.
    private func wait(_ seconds: Double, on page: ViewGraph, _ body: @escaping @MainActor (CALayer) -> Void) {
        page.motions.wake(seconds) { [weak self, weak page] in
            guard let self, let page else { return }
            page.enqueueAction { body(self) }
        }
    }

    private func remove(_ motions: [LayerMotion]) {
        guard !motions.isEmpty else { return }
        for motion in motions { playedMotions?.remove(motion.id) }
        didChange()
        for motion in motions { motion.animation.delegate?.animationDidStop(motion.animation, finished: false) }
    }

    /// Ends all animations of the layer.
    public func removeAllAnimations() { remove(playedMotions?.all ?? []) }

    /// Ends the animation with a key.
    public func removeAnimation(forKey key: String) { remove((playedMotions?.all ?? []).filter { $0.key == key }) }

    /// The animation with a key; nil if there is none.
    public func animation(forKey key: String) -> CAAnimation? {
        playedMotions?.all.last { $0.key == key }?.animation
    }

    /// The keys of the animations of the layer; nil without any.
    public func animationKeys() -> [String]? {
        let keys = (playedMotions?.all ?? []).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
}
