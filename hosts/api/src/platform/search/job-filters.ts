import { type Bits, clearBit, intersect, isEmpty, retain } from './bits.ts';
import { type SpherePoint, spherePoint, squaredChord } from './earth.ts';
import { areasIn, type JobColumns, letterPair } from './job-columns.ts';
import type { JobFilter } from './job-query.ts';

/** Narrows `bits` by everything in the filter but board, keyword and segments. */
export function applyFilters(columns: JobColumns, filter: JobFilter, bits: Bits): void {
  for (const id of filter.exclude_ids ?? []) {
    const slot = columns.slotById.get(id);
    if (slot !== undefined) clearBit(bits, slot);
  }
  if (filter.premium !== undefined) narrowByFlag(bits, columns.premium, filter.premium);
  if (filter.remote !== undefined) narrowByFlag(bits, columns.remote, filter.remote);
  for (const test of testsOf(columns, filter)) {
    if (!isEmpty(bits)) retain(bits, test);
  }
}

type SlotTest = (slot: number) => boolean;

function testsOf(columns: JobColumns, filter: JobFilter): SlotTest[] {
  const tests: SlotTest[] = [];
  const equal = (column: Int32Array, wanted: number) => tests.push((slot) => column[slot] === wanted);
  if (filter.organisation_id !== undefined) {
    equal(columns.organisation, columns.organisations.find(filter.organisation_id));
  }
  if (filter.organisation_name !== undefined) {
    equal(columns.organisationName, columns.organisationNames.find(filter.organisation_name));
  }
  if (filter.region !== undefined) {
    const within = areasIn(columns, filter.region);
    tests.push((slot) => within.has(columns.region[slot]!));
  }
  if (filter.lat !== undefined && filter.lon !== undefined) {
    tests.push(nearOrLoose(columns, filter.lat, filter.lon, filter));
  } else {
    if (filter.location_name !== undefined) equal(columns.place, columns.places.find(filter.location_name));
    if (filter.country_code !== undefined) {
      const country = letterPair(filter.country_code);
      tests.push((slot) => columns.country[slot] === country);
    }
  }
  if (filter.salary_year !== undefined) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter.salary_year;
    // Written so that NaN, a job without salary, fails.
    tests.push((slot) => columns.salaryMax[slot]! >= min && columns.salaryMin[slot]! <= max);
  }
  return tests;
}

/** Within the radius, or in the country for jobs that are not tied to a place. */
function nearOrLoose(columns: JobColumns, lat: number, lon: number, filter: JobFilter): SlotTest {
  const { loose, country } = columns;
  const chordTo = chordsFrom(columns, lat, lon);
  const reach = squaredChord(filter.distance ?? Number.POSITIVE_INFINITY);
  const wanted = filter.country_code === undefined ? -1 : letterPair(filter.country_code);
  return (slot) => (loose[slot] === 1 ? country[slot] === wanted : chordTo(slot) <= reach);
}

/** The squared chord from a place to a job; NaN for jobs without a distance. */
export function chordsFrom(columns: JobColumns, lat: number, lon: number): (slot: number) => number {
  return chordsTo(columns, spherePoint(lat, lon));
}

/** The same from a point on the unit sphere. */
export function chordsTo(columns: JobColumns, { x, y, z }: SpherePoint): (slot: number) => number {
  const { x: xs, y: ys, z: zs } = columns;
  return (slot) => {
    const dx = xs[slot]! - x;
    const dy = ys[slot]! - y;
    const dz = zs[slot]! - z;
    return dx * dx + dy * dy + dz * dz;
  };
}

function narrowByFlag(bits: Bits, flag: Bits, wanted: boolean): void {
  if (wanted) intersect(bits, flag);
  else for (let at = 0; at < bits.length; at++) bits[at]! &= ~flag[at]!;
}
