import EspalierViews
import Foundation

extension CALayer {
    /// Adds an animation, and replaces an animation with the same key.
    ///
    /// The browser plays the animation. The server calls the delegate at the end of its duration. Outside of a page, an animation ends at once.
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
        if motion.isLoop, delay > 0 {
            wait(delay, on: page) { [weak page] layer in page.map { layer.begin(motion, at: now + delay, on: $0) } }
        } else {
            begin(motion, at: now, on: page)
        }
        guard !motion.isEndless else { return }
        wait(delay + motion.duration, on: page) { $0.end(motion) }
    }

    private func begin(_ motion: LayerMotion, at now: Double, on page: ViewGraph) {
        let motions = playedMotions ?? LayerMotions()
        playedMotions = motions
        page.feature(PageLayerAnimations.self).add(self)
        motions.add(motion, at: now)
        didChange()
        motion.animation.delegate?.animationDidStart(motion.animation)
    }

    /// Ends an animation that the app has not removed.
    private func end(_ motion: LayerMotion) {
        guard let playedMotions, playedMotions.all.contains(where: { $0.id == motion.id }) else { return }
        if motion.animation.isRemovedOnCompletion {
            playedMotions.remove(motion.id)
        } else {
            playedMotions.end(motion.id)
        }
        didChange()
        motion.animation.delegate?.animationDidStop(motion.animation, finished: true)
    }

    /// Runs a function as an action of the page after a delay. A layer that no longer exists skips it.
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

    /// Removes all animations of the layer.
    public func removeAllAnimations() { remove(playedMotions?.all ?? []) }

    /// Removes the animation with a key.
    public func removeAnimation(forKey key: String) { remove((playedMotions?.all ?? []).filter { $0.key == key }) }

    /// Returns the animation with a key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? {
        playedMotions?.all.last { $0.key == key }?.animation
    }

    /// Returns the keys of all animations; nil for none.
    public func animationKeys() -> [String]? {
        let keys = (playedMotions?.all ?? []).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
}
