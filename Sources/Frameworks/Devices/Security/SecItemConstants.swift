// The strings are those of Apple's framework. They are immutable.

// MARK: The class of an item

/// The class of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// The class of an item.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// The class of an item.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// The class of an item.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// The class of an item.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// The class of an item.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: An attribute of an item

/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// An attribute of an item.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"

// MARK: A value of an attribute

/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// A value of an attribute.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// A value of an attribute.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// A value of an attribute.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"

// MARK: A choice of items

/// A choice of items.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// A choice of items.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// A choice of items.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// A choice of items.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// A choice of items.
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"

// MARK: A form of the result

/// A form of the result.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// A form of the result.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// A form of the result.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// A form of the result.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: A form of the value

/// A form of the value.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// A form of the value.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A form of the value.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: A setting of the search

/// A setting of the search.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A setting of the search.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
