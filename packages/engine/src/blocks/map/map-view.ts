/** A point of the earth on the drawings of countries: Mercator, a hundred units to a degree of longitude. */
export function projected({
  lat,
  lon,
}: {
  readonly lat: number;
  readonly lon: number;
}): readonly [x: number, y: number] {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
  return [lon * 100, -mercator * 100];
}

/** The part of the drawings that a map shows. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map is as wide as 4 to 3 of its height. */
const shape = 4 / 3;
/** The least width: the surroundings by which one recognises a single place. */
const least = 220;
/** Of the width that is left free around the outermost places. */
const around = 1.5;

/** The view that has all points in it, with room around them. */
export function viewOf(points: readonly (readonly [x: number, y: number])[]): MapView {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(least, (right - left) * around, (bottom - top) * around * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
