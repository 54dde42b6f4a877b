/// Makes a type `Animatable` by its stored variables.
///
///     @Animatable
///     struct Wedge: Shape {
///         var start: Angle
///         var end: Angle
///         @AnimatableIgnored var isClockwise: Bool
///     }
///
/// The macro makes `animatableData` of all stored variables of an instance, except those of `Bool`, `String`, integers and
/// functions, those with a property wrapper, and those that are marked with `@AnimatableIgnored`. A variable needs a type, or
/// a value from which its type is to be seen, as `1.0` or `CGSize(width: 1, height: 2)`.
@attached(extension, conformances: Animatable, names: named(animatableData), named(AnimatableData))
public macro Animatable() = #externalMacro(module: "EspalierSwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data that `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EspalierSwiftUIMacros", type: "AnimatableIgnoredMacro")
