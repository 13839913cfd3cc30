import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatNumber } from '../i18n/index.ts';

/** How long a score takes to count up, as long as the border takes to be drawn. */
const LASTS = 240;

/** A score that counts up to its new value; with reduced motion it is simply there. */
export function Counted({ value }: { value: number }) {
  /** What is shown while it counts; null once it has arrived. */
  const [shown, setShown] = useState<number | null>(null);
  const from = useRef(value);
  // Before the new value is painted, so that it does not flash up ahead of the count.
  useLayoutEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setShown(start);
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now: number) {
      const done = Math.max(0, Math.min(1, (now - begun) / LASTS));
      setShown(done < 1 ? Math.round(start + (value - start) * done) : null);
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [value]);
  return <>{formatNumber(shown ?? value)}</>;
}
