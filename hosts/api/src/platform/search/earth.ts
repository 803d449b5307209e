const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** A point on the unit sphere: distances then need no sines per job. */
export interface SpherePoint {
  x: number;
  y: number;
  z: number;
}

/** Degrees to a point on the unit sphere. */
export function spherePoint(lat: number, lon: number): SpherePoint {
  const circle = Math.cos(lat * RADIANS);
  return {
    x: circle * Math.cos(lon * RADIANS),
    y: circle * Math.sin(lon * RADIANS),
    z: Math.sin(lat * RADIANS),
  };
}

/** The square of the straight line through the sphere that belongs to a way of so many kilometres over it. */
export function squaredChord(km: number): number {
  if (km < 0) return -1;
  if (km >= Math.PI * EARTH_RADIUS_KM) return Number.POSITIVE_INFINITY;
  const half = Math.sin(km / (2 * EARTH_RADIUS_KM));
  return 4 * half * half;
}

/** The inverse of `squaredChord`: the haversine formula's last step. */
export function kilometres(chord: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord) / 2));
}

/** Kilometres between two points in degrees (haversine). */
export function distanceBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const from = spherePoint(a.lat, a.lon);
  const to = spherePoint(b.lat, b.lon);
  return kilometres((from.x - to.x) ** 2 + (from.y - to.y) ** 2 + (from.z - to.z) ** 2);
}
