/** The little of WebAssembly that the players use. The compiler's own names for it come only with those of the page. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

export interface WasmGlobal {
  readonly value: number;
}

interface Wasm {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown };
  validate(bytes: Uint8Array): boolean;
}

const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };

export const compileWasm = (bytes: Uint8Array): WasmModule => new wasm.Module(bytes);

/** Starts a module built from assembly/; it must export what `Exports` says. */
export function startWasm<Exports>(module: WasmModule): Exports {
  const abort = () => {
    throw new Error('the fast core stopped');
  };
  return new wasm.Instance(module, { env: { abort } }).exports as Exports;
}

/** A module that returns one vector: valid only where the engine has SIMD. */
const ONE_VECTOR = Uint8Array.of(
  0,
  97,
  115,
  109,
  1,
  0,
  0,
  0,
  1,
  5,
  1,
  96,
  0,
  1,
  123,
  3,
  2,
  1,
  0,
  10,
  10,
  1,
  8,
  0,
  65,
  0,
  253,
  15,
  253,
  98,
  11,
);

/** Whether this engine runs the builds with SIMD; else the plain ones are to be loaded. */
export const hasSimd = (): boolean => wasm.validate(ONE_VECTOR);
