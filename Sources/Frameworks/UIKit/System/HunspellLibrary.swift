#if canImport(Glibc)
    import Glibc
#endif

/// The functions of Hunspell, by its interface for C.
struct HunspellLibrary {
    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Suggest = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> CInt
    typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, CInt) -> Void

    let create: Create
    let spell: Spell
    let suggest: Suggest
    let freeList: FreeList

    /// The library of Debian; nil if it is not installed.
    init?() {
        guard let handle = dlopen("libhunspell-1.7.so.0", RTLD_NOW),
            let create = dlsym(handle, "Hunspell_create"), let spell = dlsym(handle, "Hunspell_spell"),
            let suggest = dlsym(handle, "Hunspell_suggest"), let freeList = dlsym(handle, "Hunspell_free_list")
        else { return nil }
        self.create = unsafeBitCast(create, to: Create.self)
        self.spell = unsafeBitCast(spell, to: Spell.self)
        self.suggest = unsafeBitCast(suggest, to: Suggest.self)
        self.freeList = unsafeBitCast(freeList, to: FreeList.self)
    }
}
