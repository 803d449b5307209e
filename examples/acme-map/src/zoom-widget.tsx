import type { OwnWidgetProps } from '@boardwright/blocks-schema';

const places = {
  en: { country: 'Country', region: 'Region', city: 'City', street: 'Street', house: 'House' },
  nl: { country: 'Land', region: 'Streek', city: 'Stad', street: 'Straat', house: 'Huis' },
  ro: { country: 'Țară', region: 'Regiune', city: 'Oraș', street: 'Stradă', house: 'Casă' },
};
const zooms = { country: 6, region: 9, city: 12, street: 16, house: 19 } as const;

/** How near the map is, by what it then shows: nobody knows a zoom by its number. */
export function ZoomWidget({
  id,
  value,
  onChange,
  labelledBy,
  describedBy,
  invalid,
  locale,
}: OwnWidgetProps<number>) {
  const names = places[locale as keyof typeof places] ?? places.en;
  const nearest = Object.values(zooms).reduce((best, zoom) =>
    Math.abs(zoom - (value ?? 15)) < Math.abs(best - (value ?? 15)) ? zoom : best,
  );
  return (
    <select
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      value={nearest}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Object.entries(zooms).map(([name, zoom]) => (
        <option key={name} value={zoom}>
          {names[name as keyof typeof zooms]}
        </option>
      ))}
    </select>
  );
}
