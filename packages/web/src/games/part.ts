import { useSignal } from '@preact/signals';
import { type ComponentType, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Area, loadAreas } from '../i18n/index.ts';

/** Something loaded when it is first needed, with the sentences it speaks. */
export interface Part<T> {
  load(): Promise<T>;
  /** Null until it is there. */
  readonly loaded: T | null;
}

export type PartOf<P> = P extends Part<infer T> ? T : never;

/** A file with the sentences it speaks. */
export async function withAreas<T>(file: Promise<T>, ...areas: readonly Area[]): Promise<T> {
  const [loaded] = await Promise.all([file, loadAreas(...areas)]);
  return loaded;
}

export function part<T>(load: () => Promise<T>, ...areas: readonly Area[]): Part<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const begin = async () => {
    try {
      loaded = await withAreas(load(), ...areas);
      return loaded;
    } catch (error) {
      // A lost connection is no reason to fail for ever: the next request tries again.
      loading = null;
      throw error;
    }
  };
  return {
    load: () => {
      loading ??= begin();
      return loading;
    },
    get loaded() {
      return loaded;
    },
  };
}

/** A part for a component: null until it is there. It is asked for once it is needed. */
export function usePart<T>(wanted: Part<T>, needed = true): T | null {
  const arrived = useSignal<Part<T> | null>(wanted.loaded === null ? null : wanted);
  useEffect(() => {
    if (!needed) return;
    let left = false;
    // Asked even where it came between the drawing and now: that, too, has to be drawn.
    wanted.load().then(() => {
      if (!left) arrived.value = wanted;
    });
    return () => {
      left = true;
    };
  }, [wanted, needed, arrived]);
  // Read, so that its arrival draws the component again.
  void arrived.value;
  return wanted.loaded;
}

/** What the list of screens loads before the screen is drawn. */
export function preloaded<T>(wanted: Part<T>): T {
  if (wanted.loaded === null) throw new Error('the list of screens does not load this part');
  return wanted.loaded;
}

/** A component from a file of its own: nothing until it is there. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...areas: readonly Area[]
): ComponentType<Props> {
  const file = part(load, ...areas);
  return (props: Props) => {
    const Loaded = usePart(file);
    return Loaded && createElement(Loaded, props);
  };
}
