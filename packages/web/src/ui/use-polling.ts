import { useEffect } from 'preact/hooks';

/** Reads now, every `ms` while the page is seen, and when it is seen again. The signal aborts when the component is gone. */
export function usePolling(read: (signal: AbortSignal) => Promise<void>, ms: number): void {
  useEffect(() => {
    const controller = new AbortController();
    const poll = () => {
      if (!document.hidden) void read(controller.signal);
    };
    poll();
    const timer = setInterval(poll, ms);
    document.addEventListener('visibilitychange', poll, controller);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, []);
}
