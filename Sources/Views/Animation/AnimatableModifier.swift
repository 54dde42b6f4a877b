public import EspalierLayoutEngine

/// The older form of a modifier that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
