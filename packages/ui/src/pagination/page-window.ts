/**
 * Which pages to name: the first, the last, the current and its neighbours; 0 stands for a gap. A gap never hides a
 * single page.
 * @param page from 1
 */
export function pageWindow(page: number, last: number): number[] {
  const wanted = new Set([1, last]);
  // Near an end the window keeps its length, so that the links do not jump about while one walks through the pages.
  const from = Math.max(1, Math.min(page - 1, last - 3));
  const to = Math.min(last, Math.max(page + 1, 4));
  for (let number = from; number <= to; number++) wanted.add(number);
  const pages = [...wanted].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}
