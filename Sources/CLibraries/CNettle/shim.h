#pragma once
#include <nettle/gcm.h>
#include <nettle/md5.h>
#include <nettle/sha1.h>
#include <nettle/sha2.h>

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
