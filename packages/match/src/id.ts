/** Letters and digits that are not confused when read aloud or copied by hand. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A new id of a game or a command: 31 possibilities a letter, so that one of 14 cannot be guessed. */
export function newId(length = 14): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 248 && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}

/** A secret of 256 bits as hexadecimal digits. */
export function newSecret(bytes = 32): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
