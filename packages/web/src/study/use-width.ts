import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** How wide an element is: a chart is drawn in the size it is seen in, so that its words stay readable. */
export function useWidth<E extends HTMLElement>(first: number) {
  const box = useRef<E>(null);
  const width = useSignal(first);
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => {
      // While a screen comes and goes it has no width.
      if (element.clientWidth > 0) width.value = Math.round(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { box, width: width.value };
}
