import { useEffect, useRef, useState } from 'preact/hooks';
import { formatNumber } from '../i18n/index.ts';

/** How long a score takes to count up, as long as the border takes to be drawn. */
const LASTS = 240;

/** A score that counts up to its new value; with reduced motion it is simply there. */
export function Counted({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now: number) {
      const done = Math.min(1, (now - begun) / LASTS);
      setShown(Math.round(start + (value - start) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{formatNumber(shown)}</>;
}
