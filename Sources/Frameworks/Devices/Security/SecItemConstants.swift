// The strings are those of Apple's framework. They are immutable.

// MARK: The class of an item

public nonisolated(unsafe) let kSecClass: CFString = "class"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: An attribute of an item

public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"

// MARK: A value of an attribute

public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"

// MARK: A choice of items

public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
public nonisolated(unsafe) let kSecMatchItemList: CFString = "m_ItemList"

// MARK: A form of the result

public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: A form of the value

/// A form of the value.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// A form of the value.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A form of the value.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"

// MARK: A setting of the search

public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
