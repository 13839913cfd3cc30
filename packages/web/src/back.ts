/**
 * Whatever lies over a screen is closed by Back before the screen is left. Each layer is an entry of the history with the
 * address of its screen, taken away again when the layer is closed otherwise.
 */

interface Layer {
  readonly id: number;
  readonly close: () => void;
}

const layers: Layer[] = [];
let nextId = 1;
/** Resolved once the browser has gone back to where a closed layer was opened. */
let leaving: Promise<void> | null = null;

const layerAt = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number'
    ? state.layer
    : null;

/** Opens a layer that Back closes; the answer is for when it was closed in another way. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { id: nextId++, close };
  layers.push(layer);
  afterLeaving(() => {
    if (layers.includes(layer)) history.pushState({ layer: layer.id }, '');
  });
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    // A link in the layer leads on first; then its entry is no longer the last one, and stays until someone comes back to it.
    setTimeout(() => {
      if (layerAt(history.state) === layer.id) leaving = goBack();
    });
  };
}

async function goBack(): Promise<void> {
  const { hash } = location;
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    history.back();
  });
  // A position within the screen may have changed meanwhile.
  if (location.hash !== hash) history.replaceState(history.state, '', hash);
  leaving = null;
}

/** Does it once the browser is where it should be. */
export function afterLeaving(act: () => void): void {
  if (leaving) void leaving.then(act);
  else act();
}

export function startBack(): void {
  addEventListener('popstate', ({ state }) => {
    const here = layerAt(state);
    const known = here !== null && layers.some(({ id }) => id === here);
    // Everything above the entry that is shown now is closed.
    while (layers.length > 0 && layers.at(-1)!.id !== here) layers.pop()!.close();
    // The entry of a layer that was closed long ago: nobody wants to stop there.
    if (here !== null && !known) history.back();
  });
}
