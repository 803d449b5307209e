/** A value at which a line of the grid stands: 1, 2 or 5 times a power of ten. */
export function gridStep(most: number, lines: number): number {
  const rough = Math.max(1, most / lines);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return step * power;
}

/** The way through values, as an SVG path in a box; the first value is at its left edge. */
export function linePath(values: readonly number[], most: number, width: number, height: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map(
      (value, at) => `${at === 0 ? 'M' : 'L'}${round(at * step)} ${round(height - (value / most) * height)}`,
    )
    .join('');
}

const round = (number: number): number => Math.round(number * 10) / 10;
