#if DEBUG
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #endif

    /// The package of the running program, which follows from the place of its file: `SCRATCH/TRIPLE/debug/PROGRAM`.
    struct WatchedPackage: Sendable {
        /// The reason why the package cannot be watched.
        struct Failure: Error, Equatable {
            let message: String
        }

        /// The file of the program.
        let product: String
        /// The folder of the build, by default `.build` in the package.
        let scratch: String
        /// The folder of the package.
        let folder: String
        /// The folder of the package manager and of the other tools.
        let tools: String
        /// The package manager.
        var swift: String { tools + "/swift" }
        /// The options with which the package manager builds the product.
        let buildArguments: [String]
        let hasLLD: Bool
        /// The environment of builds, without what is meant for the server.
        let environment: [String: String]

        /// The file with the commands of the last build.
        var descriptionFile: String { scratch + "/debug.yaml" }

        /// - Parameters:
        ///   - program: The path of the running program's file.
        ///   - flags: Further options of `swift build`, separated by spaces.
        init(program: String, flags: String, environment: [String: String]) throws(Failure) {
            let parts = program.split(separator: "/").map(String.init)
            guard parts.count > 3, parts[parts.count - 2] == "debug" else {
                throw Failure(
                    message: "--watch needs a program that swift build has made for debugging: \(program) is elsewhere")
            }
            let scratch = "/" + parts.dropLast(3).joined(separator: "/")
            let description = BuildDescription(path: scratch + "/debug.yaml")
            // The build may know the folders by other names, which are links.
            let product = description?.output(sameAs: program) ?? program
            guard let command = description?.commands(making: product).last(where: { $0.outputs.contains(product) }),
                let compiler = command.arguments.first
            else {
                throw Failure(
                    message: "--watch does not find how \(program) was built: \(scratch)/debug.yaml does not say it. "
                        + "Build it with swift build")
            }
            self.product = product
            self.scratch = scratch
            self.environment = environment.filter { !$0.key.hasPrefix("ESPALIER_") && $0.key != "NOTIFY_SOCKET" }
            let manifest = description?.structure.first { $0.hasSuffix("/Package.swift") }
            let folder = manifest.map(BuildDescription.folder) ?? BuildDescription.folder(of: scratch)
            self.folder = folder
            tools = BuildDescription.folder(of: compiler)
            hasLLD = access(tools + "/ld.lld", X_OK) == 0 || access("/usr/bin/ld.lld", X_OK) == 0
            var arguments = [
                "build", "--package-path", folder, "--scratch-path", scratch, "--product", parts[parts.count - 1],
            ]
            // The only option that the commands show for certain.
            if command.arguments.contains("-gnone") { arguments += ["-debug-info-format", "none"] }
            buildArguments = arguments + flags.split(separator: " ").map(String.init)
        }

        /// The manifests of the package and of the packages whose sources are watched.
        func manifests(above folders: [String]) -> Set<String> {
            var found: Set = [folder + "/Package.swift", folder + "/Package.resolved"]
            for var folder in folders {
                while folder.count > 1 {
                    if access(folder + "/Package.swift", R_OK) == 0 {
                        found.insert(folder + "/Package.swift")
                        break
                    }
                    folder = BuildDescription.folder(of: folder)
                }
            }
            return found
        }
    }
#endif
