/** Milliseconds since the visit began; the shift is a share of the viewport. */
export interface Paints {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Of every long task after the first paint, what is over 50 ms. */
  readonly tbt: number;
  readonly longest: number;
  readonly lcpElement: string;
}

interface Observed {
  tasks: { start: number; duration: number }[];
  shifts: number;
  largest: { at: number; element: string };
}
declare global {
  interface Window {
    observedPaints?: Observed;
  }
}
interface LargestPaint extends PerformanceEntry {
  readonly element?: Element | null;
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before anything of it does. */
export function observePaints(): void {
  const seen: Observed = { tasks: [], shifts: 0, largest: { at: 0, element: '' } };
  window.observedPaints = seen;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => void seen.tasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shifts += value;
  });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as LargestPaint;
    const name = element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : '';
    seen.largest = { at: entry.startTime, element: name };
  });
}

/** Runs in the page when it has come to rest. */
export function readPaints(): Paints {
  const seen = window.observedPaints;
  if (!seen) throw new Error('Nothing was observed');
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const tasks = seen.tasks.filter(({ start, duration }) => start + duration > fcp);
  return {
    fcp,
    lcp: seen.largest.at,
    cls: seen.shifts,
    tbt: tasks.reduce((sum, { start, duration }) => {
      const after = Math.min(duration, start + duration - fcp);
      return sum + Math.max(0, after - 50);
    }, 0),
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    lcpElement: seen.largest.element,
  };
}
