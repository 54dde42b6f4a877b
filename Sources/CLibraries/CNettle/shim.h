#pragma once
#include <errno.h>
#include <nettle/bignum.h>
#include <nettle/dsa.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecc.h>
#include <nettle/ecdsa.h>
#include <nettle/gcm.h>
#include <nettle/md5.h>
#include <nettle/rsa.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <stdlib.h>
#include <sys/random.h>

// Encrypts or decrypts with AES-GCM in one step, and computes the tag. Returns 0 if no AES key has the length.
#define ESPALIER_AES_GCM(bits)                                              \
    do {                                                                    \
        struct gcm_aes##bits##_ctx context;                                 \
        gcm_aes##bits##_set_key(&context, key);                             \
        gcm_aes##bits##_set_iv(&context, nonce_length, nonce);              \
        gcm_aes##bits##_update(&context, header_length, header);            \
        if (encrypts)                                                       \
            gcm_aes##bits##_encrypt(&context, length, output, input);       \
        else                                                                \
            gcm_aes##bits##_decrypt(&context, length, output, input);       \
        gcm_aes##bits##_digest(&context, GCM_DIGEST_SIZE, tag);             \
        return 1;                                                           \
    } while (0)

static inline int espalier_aes_gcm(
    int encrypts, size_t key_length, const uint8_t *key, size_t nonce_length, const uint8_t *nonce, size_t header_length,
    const uint8_t *header, size_t length, uint8_t *output, const uint8_t *input, uint8_t *tag)
{
    switch (key_length) {
    case 16: ESPALIER_AES_GCM(128);
    case 24: ESPALIER_AES_GCM(192);
    case 32: ESPALIER_AES_GCM(256);
    default: return 0;
    }
}

// Whether an RSASSA-PKCS1-v1_5 signature of a SHA-256 digest is right.
static inline int espalier_rsa_sha256_verify(
    size_t modulus_length, const uint8_t *modulus, size_t exponent_length, const uint8_t *exponent,
    const uint8_t *digest, size_t signature_length, const uint8_t *signature)
{
    struct rsa_public_key key;
    mpz_t number;
    int is_right;
    rsa_public_key_init(&key);
    nettle_mpz_set_str_256_u(key.n, modulus_length, modulus);
    nettle_mpz_set_str_256_u(key.e, exponent_length, exponent);
    nettle_mpz_init_set_str_256_u(number, signature_length, signature);
    is_right = mpz_cmp(number, key.n) < 0 && rsa_public_key_prepare(&key)
        && rsa_sha256_verify_digest(&key, digest, number);
    mpz_clear(number);
    rsa_public_key_clear(&key);
    return is_right;
}

// Whether an ECDSA signature with P-256 of a digest of 32 bytes is right. A point that is not on the curve has no right signatures.
static inline int espalier_ecdsa_p256_verify(
    const uint8_t *x, const uint8_t *y, const uint8_t *digest, const uint8_t *signature)
{
    struct ecc_point point;
    struct dsa_signature numbers;
    mpz_t first, second;
    int is_right;
    ecc_point_init(&point, nettle_get_secp_256r1());
    dsa_signature_init(&numbers);
    nettle_mpz_init_set_str_256_u(first, 32, x);
    nettle_mpz_init_set_str_256_u(second, 32, y);
    nettle_mpz_set_str_256_u(numbers.r, 32, signature);
    nettle_mpz_set_str_256_u(numbers.s, 32, signature + 32);
    is_right = ecc_point_set(&point, first, second) && ecdsa_verify(&point, 32, digest, &numbers);
    mpz_clear(first);
    mpz_clear(second);
    dsa_signature_clear(&numbers);
    ecc_point_clear(&point);
    return is_right;
}

// Random bytes of the kernel, as nettle asks for them. Without them no signature is safe, so the program ends.
static inline void espalier_random(void *context, size_t length, uint8_t *bytes)
{
    (void)context;
    while (length > 0) {
        ssize_t count = getrandom(bytes, length, 0);
        if (count <= 0) {
            if (count < 0 && errno == EINTR) continue;
            abort();
        }
        bytes += count;
        length -= (size_t)count;
    }
}

// Whether 32 bytes are a private key of P-256: a number from 1 to the order of the group, less 1.
static inline int espalier_ecdsa_p256_is_key(const uint8_t *key)
{
    struct ecc_scalar scalar;
    mpz_t number;
    int is_key;
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    nettle_mpz_init_set_str_256_u(number, 32, key);
    is_key = ecc_scalar_set(&scalar, number);
    mpz_clear(number);
    ecc_scalar_clear(&scalar);
    return is_key;
}

// Signs a digest of 32 bytes by ECDSA with P-256. The signature has 64 bytes. Returns 0 for bytes that are no key.
static inline int espalier_ecdsa_p256_sign(const uint8_t *key, const uint8_t *digest, uint8_t *signature)
{
    struct ecc_scalar scalar;
    struct dsa_signature numbers;
    mpz_t number;
    int is_key;
    ecc_scalar_init(&scalar, nettle_get_secp_256r1());
    dsa_signature_init(&numbers);
    nettle_mpz_init_set_str_256_u(number, 32, key);
    is_key = ecc_scalar_set(&scalar, number);
    if (is_key) {
        ecdsa_sign(&scalar, NULL, espalier_random, 32, digest, &numbers);
        nettle_mpz_get_str_256(32, signature, numbers.r);
        nettle_mpz_get_str_256(32, signature + 32, numbers.s);
    }
    mpz_clear(number);
    dsa_signature_clear(&numbers);
    ecc_scalar_clear(&scalar);
    return is_key;
}
