/** No line of the protocol comes near this; what follows it in a longer line is dropped unread, so memory stays bounded. */
const LONGEST_LINE = 65_536;

/** The lines of a byte stream, ended by a newline or the end, without it and without a carriage return before it. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let length = 0;
  let begun = false;
  const keep = (bytes: Uint8Array) => {
    begun = true;
    if (length >= LONGEST_LINE) return;
    const part = bytes.subarray(0, LONGEST_LINE - length);
    parts.push(part);
    length += part.length;
  };
  const take = () => {
    const line = decoder.decode(Buffer.concat(parts)).replace(/\r$/, '');
    parts = [];
    length = 0;
    begun = false;
    return line;
  };
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (begun) yield take();
}
