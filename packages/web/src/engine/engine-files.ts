/** The fast cores and what they have learned: the addresses of files beside the page, loaded when a computer first has to think. */
const files = import.meta.glob<string>(['#ai/build/*.wasm', '!**/*.[0-9]*.wasm', '#ai/weights/*.bin'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** For workers: the bytes of one of them. */
export async function engineFile(name: string): Promise<Uint8Array> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}`));
  if (!path) throw new Error(`${name} is not part of this build`);
  const response = await fetch(files[path]!);
  if (!response.ok) throw new Error(`${name} could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
