/// Makes a type `Animatable` by its stored variables.
///
///     @Animatable
///     struct Wedge: Shape {
///         var start: Angle
///         var end: Angle
///         @AnimatableIgnored var isClockwise: Bool
///     }
///
/// The macro combines all stored instance variables into `animatableData`, except for those of type `Bool`, `String`, integer or
/// function, those with a property wrapper, and those with `@AnimatableIgnored`. A variable must state its type, or have an
/// initial value that shows it, such as `1.0` or `CGSize(width: 1, height: 2)`.
@attached(extension, conformances: Animatable, names: named(animatableData), named(AnimatableData))
public macro Animatable() = #externalMacro(module: "EspalierSwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EspalierSwiftUIMacros", type: "AnimatableIgnoredMacro")
