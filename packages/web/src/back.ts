/**
 * Back closes what lies over a screen before it leaves the screen. Each layer is an entry of the history with the
 * address of its screen. Closed otherwise it leaves its entry behind, which the next layer uses again and Back passes over.
 */

interface Layer {
  readonly id: number;
  readonly close: () => void;
}

/** An entry of the history: the layer it was made for, and its screen. */
interface Entry {
  readonly layer: number | null;
  readonly screen: string;
}

const layers: Layer[] = [];
let nextId = 1;
let here: Entry | null = null;

function entryNow(): Entry {
  const state: unknown = history.state;
  const layer = typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : null;
  return { layer, screen: location.hash.split('?')[0]! };
}

/** Opens a layer that Back closes; the answer is for when it was closed in another way. */
export function openLayer(close: () => void): () => void {
  const layer: Layer = { id: nextId++, close };
  const { layer: last } = entryNow();
  const left = last !== null && !layers.some(({ id }) => id === last);
  layers.push(layer);
  if (left) history.replaceState({ layer: layer.id }, '');
  else history.pushState({ layer: layer.id }, '');
  here = entryNow();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

export function startBack(): void {
  here = entryNow();
  // A layer of before a reload is no layer any more, and numbers begin again.
  if (here.layer !== null) nextId = here.layer + 1;
  addEventListener('hashchange', () => {
    here = entryNow();
  });
  addEventListener('popstate', () => {
    const before = here;
    here = entryNow();
    const open = layers.length;
    while (layers.length > 0 && layers.at(-1)!.id !== here.layer) layers.pop()!.close();
    // From the entry of a closed layer to the screen below it nothing was seen to happen: Back means further back.
    const nothing = layers.length === open && before !== null && before.layer !== null && here.layer === null;
    if (nothing && before.screen === here.screen) history.back();
  });
}
