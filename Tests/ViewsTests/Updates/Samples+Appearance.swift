import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation

extension Samples {
    static let appearances: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("foregroundStyle", [Color.red, .blue]) { Text("a").foregroundStyle($0) })
        samples.append(Sample("foregroundStyle of two", [Color.red, .blue]) { Text("a").foregroundStyle($0, .green) })
        samples.append(Sample("background", [Color.red, .blue]) { Text("a").background($0) })
        samples.append(
            Sample("background shape", [4, 9]) { radius in
                Text("a").background(.red, in: RoundedRectangle(cornerRadius: CGFloat(radius)))
            })
        samples.append(Sample("overlay style", [Color.red, .blue]) { Text("a").overlay($0.opacity(0.2)) })
        samples.append(Sample("border", [1, 4]) { Text("a").border(.red, width: CGFloat($0)) })
        samples.append(Sample("opacity", [0.2, 0.7]) { Text("a").opacity($0) })
        samples.append(
            Sample("cornerRadius", [4, 9]) { Color.red.cornerRadius(CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("clipShape", [4, 9]) { radius in
                Color.red.clipShape(RoundedRectangle(cornerRadius: CGFloat(radius))).frame(width: 30, height: 30)
            })
        samples.append(Sample("clipped", [10, 20]) { Text("a long text").frame(width: CGFloat($0)).clipped() })
        samples.append(Sample("mask", [10, 20]) { size in Color.red.mask { Circle().frame(width: CGFloat(size)) } })
        samples.append(Sample("shadow", [2, 6]) { Text("a").shadow(radius: CGFloat($0)) })
        samples.append(
            Sample("shadow offset", [2, 6]) { Text("a").shadow(color: .red, radius: 1, x: CGFloat($0), y: 1) })
        samples.append(Sample("blur", [2, 6]) { Text("a").blur(radius: CGFloat($0)) })
        samples.append(Sample("brightness", [0.2, 0.6]) { Text("a").brightness($0) })
        samples.append(Sample("contrast", [0.2, 0.6]) { Text("a").contrast($0) })
        samples.append(Sample("saturation", [0.2, 0.6]) { Text("a").saturation($0) })
        samples.append(Sample("grayscale", [0.2, 0.6]) { Text("a").grayscale($0) })
        samples.append(Sample("hueRotation", [20, 60]) { Text("a").hueRotation(.degrees(Double($0))) })
        samples.append(Sample("colorMultiply", [Color.red, .blue]) { Text("a").colorMultiply($0) })
        samples.append(Sample("blendMode", [BlendMode.multiply, .screen]) { Text("a").blendMode($0) })
        samples.append(Sample("rotationEffect", [20, 60]) { Text("a").rotationEffect(.degrees(Double($0))) })
        samples.append(
            Sample("rotationEffect anchor", [UnitPoint.top, .bottom]) {
                Text("a").rotationEffect(.degrees(30), anchor: $0)
            })
        samples.append(Sample("scaleEffect", [0.5, 2]) { Text("a").scaleEffect($0) })
        samples.append(Sample("scaleEffect x", [0.5, 2]) { Text("a").scaleEffect(x: $0, y: 1) })
        samples.append(
            Sample("rotation3DEffect", [20, 60]) { angle in
                Text("a").rotation3DEffect(.degrees(Double(angle)), axis: (x: 1, y: 0, z: 0))
            })
        samples.append(
            Sample("transformEffect", [2, 6]) { value in
                Text("a").transformEffect(CGAffineTransform(translationX: CGFloat(value), y: 1))
            })
        samples.append(Sample("tint", [Color.red, .blue]) { color in Button("a") {}.tint(color) })
        samples.append(Sample("colorScheme", [ColorScheme.dark, .light]) { Text("a").preferredColorScheme($0) })
        samples.append(
            Sample("redacted", [RedactionReasons.placeholder, []]) { Text("abc").redacted(reason: $0) })
        samples.append(Sample("disabled", [true, false]) { isDisabled in Button("a") {}.disabled(isDisabled) })
        samples.append(Sample("allowsHitTesting", [true, false]) { Button("a") {}.allowsHitTesting($0) })
        samples.append(
            Sample("contentShape", [4, 9]) { radius in
                Text("a").contentShape(RoundedRectangle(cornerRadius: CGFloat(radius))).onTapGesture {}
            })
        samples.append(Sample("hidden by opacity", [0, 1]) { Text("a").opacity(Double($0)) })
        return samples
    }()

    static let shapes: [Sample] = {
        var samples: [Sample] = []
        samples.append(
            Sample("RoundedRectangle", [4, 9]) {
                RoundedRectangle(cornerRadius: CGFloat($0)).frame(width: 30, height: 30)
            })
        samples.append(Sample("fill", [Color.red, .blue]) { Circle().fill($0).frame(width: 30, height: 30) })
        samples.append(
            Sample("stroke", [1, 5]) { Circle().stroke(.red, lineWidth: CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("strokeBorder", [1, 5]) { width in
                Circle().strokeBorder(.red, lineWidth: CGFloat(width)).frame(width: 30, height: 30)
            })
        samples.append(
            Sample("stroke style", [[4.0], [1, 2]]) { dash in
                Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: dash.map { CGFloat($0) })).frame(width: 30)
            })
        samples.append(Sample("trim", [0.3, 0.8]) { Circle().trim(from: 0, to: $0).frame(width: 30, height: 30) })
        samples.append(Sample("inset", [2, 8]) { Circle().inset(by: CGFloat($0)).frame(width: 30, height: 30) })
        samples.append(
            Sample("rotated shape", [20, 60]) { Rectangle().rotation(.degrees(Double($0))).frame(width: 30) })
        samples.append(Sample("offset shape", [2, 8]) { Rectangle().offset(x: CGFloat($0), y: 1).frame(width: 30) })
        samples.append(Sample("scaled shape", [0.5, 2]) { Rectangle().scale($0).frame(width: 30) })
        samples.append(
            Sample("UnevenRoundedRectangle", [4, 9]) { radius in
                UnevenRoundedRectangle(topLeadingRadius: CGFloat(radius)).frame(width: 30, height: 30)
            })
        samples.append(
            Sample("Path", [10, 25]) { length in
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: length, y: 5))
                }
                .stroke(.red)
            })
        samples.append(
            Sample("LinearGradient", [Color.red, .blue]) { color in
                LinearGradient(colors: [color, .green], startPoint: .top, endPoint: .bottom)
            })
        samples.append(
            Sample("LinearGradient points", [UnitPoint.top, .leading]) { point in
                LinearGradient(colors: [.red, .green], startPoint: point, endPoint: .bottom)
            })
        samples.append(
            Sample("RadialGradient", [10, 40]) { radius in
                RadialGradient(colors: [.red, .green], center: .center, startRadius: 0, endRadius: CGFloat(radius))
            })
        samples.append(
            Sample("AngularGradient", [10, 40]) { angle in
                AngularGradient(colors: [.red, .green], center: .center, angle: .degrees(Double(angle)))
            })
        samples.append(
            Sample("EllipticalGradient", [0.3, 0.6]) { fraction in
                EllipticalGradient(colors: [.red, .green], endRadiusFraction: fraction)
            })
        samples.append(
            Sample("Canvas", [10, 30]) { width in
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: CGFloat(width), height: size.height)), with: .color(.red))
                }
                .frame(width: 40, height: 20)
            })
        samples.append(Sample("Color", [Color.red, .blue]) { $0.frame(width: 10, height: 10) })
        samples.append(Sample("gradient of a color", [Color.red, .blue]) { Rectangle().fill($0.gradient) })
        return samples
    }()

    static let texts: [Sample] = {
        var samples: [Sample] = []
        samples.append(Sample("Text", ["a", "bb"]) { Text($0) })
        samples.append(Sample("Text of another shape", ["aa", "bb"]) { Text($0) })
        samples.append(Sample("Text with a value", [1, 2]) { Text("value \($0)") })
        samples.append(Sample("font", [Font.body, .largeTitle]) { Text("a").font($0) })
        samples.append(Sample("font around", [Font.body, .largeTitle]) { font in VStack { Text("a") }.font(font) })
        samples.append(Sample("fontWeight", [Font.Weight.light, .bold]) { Text("a").fontWeight($0) })
        samples.append(Sample("fontDesign", [Font.Design.serif, .monospaced]) { Text("a").fontDesign($0) })
        samples.append(Sample("bold", [true, false]) { Text("a").bold($0) })
        samples.append(Sample("italic", [true, false]) { Text("a").italic($0) })
        samples.append(Sample("underline", [true, false]) { Text("a").underline($0) })
        samples.append(Sample("underline color", [Color.red, .blue]) { Text("a").underline(color: $0) })
        samples.append(Sample("strikethrough", [true, false]) { Text("a").strikethrough($0) })
        samples.append(Sample("kerning", [1, 4]) { Text("ab").kerning(CGFloat($0)) })
        samples.append(Sample("tracking", [1, 4]) { Text("ab").tracking(CGFloat($0)) })
        samples.append(Sample("baselineOffset", [1, 4]) { Text("ab").baselineOffset(CGFloat($0)) })
        samples.append(Sample("lineLimit", [1, 2]) { Text("ab cd ef").lineLimit($0).frame(width: 20) })
        samples.append(Sample("lineSpacing", [1, 4]) { Text("ab cd").lineSpacing(CGFloat($0)).frame(width: 20) })
        samples.append(
            Sample("multilineTextAlignment", [TextAlignment.leading, .trailing]) {
                Text("abc d").multilineTextAlignment($0).frame(width: 30)
            })
        samples.append(Sample("textCase", [Text.Case.uppercase, .lowercase]) { Text("aB").textCase($0) })
        samples.append(Sample("text color", [Color.red, .blue]) { Text("a").foregroundColor($0) })
        samples.append(Sample("concatenation", ["b", "ccc"]) { Text("a").bold() + Text($0).italic() })
        samples.append(
            Sample("dynamicTypeSize", [DynamicTypeSize.small, .accessibility3]) { Text("a").dynamicTypeSize($0) })
        samples.append(
            Sample("locale", ["en_US", "de_DE"]) { name in
                Text(1234.5, format: .number).environment(\.locale, Locale(identifier: name))
            })
        samples.append(
            Sample("monospacedDigit", [true, false]) { isOn in isOn ? Text("12").monospacedDigit() : Text("12") })
        samples.append(Sample("Image", ["star", "heart"]) { Image(systemName: $0) })
        samples.append(Sample("Image scale", [Image.Scale.small, .large]) { Image(systemName: "star").imageScale($0) })
        samples.append(Sample("Image font", [Font.body, .largeTitle]) { Image(systemName: "star").font($0) })
        samples.append(Sample("Label", ["a", "bb"]) { Label($0, systemImage: "star") })
        return samples
    }()
}
