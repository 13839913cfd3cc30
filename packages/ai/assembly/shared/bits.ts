// Finding a bit of a word by its rank.

const BYTES: u64 = 0x0101010101010101;
const TOPS: u64 = 0x8080808080808080;
/** The n-th lowest bit of each byte. */
const nthOfByte = memory.data(8 * 256);

function fillNthOfByte(): void {
  for (let byte = 0; byte < 256; byte++) {
    let n = 0;
    for (let i = 0; i < 8; i++) {
      if ((byte >> i) & 1) store<u8>(nthOfByte + (n++ << 8) + byte, i);
    }
  }
}
fillNthOfByte();

/** The n-th lowest bit, from 0. Sums over the bytes of the mask say in which byte it is, without a loop. */
export function nth(mask: u64, n: i32): i32 {
  let bits = mask - ((mask >> 1) & 0x5555555555555555);
  bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  const upTo = bits * BYTES;
  const before = popcnt<u64>((((<u64>n * BYTES) | TOPS) - upTo) & TOPS) << 3;
  const rest = <i32>((<u64>n - ((upTo << 8) >> before)) & 7);
  return <i32>before + load<u8>(nthOfByte + (rest << 8) + <usize>((mask >> before) & 255));
}
