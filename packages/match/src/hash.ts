import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 and HMAC-SHA-256, synchronous and everywhere the same: `crypto.subtle` is missing from pages served without TLS,
 * and a draw must not wait.
 */

export { bytesToHex as hexOf, sha256, utf8ToBytes as bytesOfText };

/** Throws for nothing: a log that is checked may say anything. */
export const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));

/** HMAC-SHA-256 of any number of messages with one key: what the key comes to is worked out once. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(message).digest();
}

/** The first four bytes as a number. */
export const readWord = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
