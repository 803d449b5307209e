import type { CSSProperties } from 'react';
import { projected, viewOf } from './map-view.ts';
import styles from './map.module.css';

export interface DrawnPlace {
  readonly lat: number;
  readonly lon: number;
  readonly country_code: string;
  /** Its number in the list. */
  readonly number: number;
}

/** Countries that there is a drawing of, with their provinces. */
const drawings = ['NL', 'BE', 'DE', 'RO'] as const;
const percent = (part: number): string => `${Math.round(part * 1e4) / 100}%`;

/** The countries of the places, as drawings that come with the product, and the number of each place upon them. */
export function MapDrawing({ places }: { readonly places: readonly DrawnPlace[] }) {
  const points = places.map(projected);
  const { x, y, width, height } = viewOf(points);
  const countries = drawings.filter((code) => places.some(({ country_code }) => country_code === code));
  return (
    <div className={styles.area} aria-hidden="true">
      <svg
        className={styles.countries}
        viewBox={[x, y, width, height].map((number) => Math.round(number * 10) / 10).join(' ')}
        focusable="false"
      >
        {countries.map((code) => (
          <use key={code} href={`/uploads/samples/map-${code.toLowerCase()}.svg#art`} />
        ))}
      </svg>
      {places.map(({ number }, index) => {
        const [left = 0, top = 0] = points[index] ?? [];
        const at = { '--x': percent((left - x) / width), '--y': percent((top - y) / height) };
        return (
          <span key={number} className={styles.dot} style={at as CSSProperties}>
            {number}
          </span>
        );
      })}
    </div>
  );
}
