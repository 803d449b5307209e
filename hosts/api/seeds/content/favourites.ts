import type { DemoLanguage } from '../demo-types.ts';
import { placeNamed } from '../places.ts';
import { segmentId } from '../segments.ts';

/** A saved search of the demo's candidate. */
export interface DemoAlert {
  readonly search?: string;
  readonly place?: { readonly name: string; readonly lat: number; readonly lon: number };
  /** Kilometres. */
  readonly range?: number;
  readonly segments: readonly number[];
  /** Euro a year. */
  readonly salaryMin?: number;
  readonly frequency: 'direct' | 'daily' | 'weekly' | 'monthly';
  readonly active: boolean;
}

const searched = {
  nl: { nurse: 'verpleegkundige', teacher: 'docent' },
  en: { nurse: 'nurse', teacher: 'teacher' },
} as const satisfies Record<DemoLanguage, object>;

/** What somebody who looks for work around Groningen saves: one search at once, one by the week, one put aside. */
export function demoAlerts(language: DemoLanguage): readonly DemoAlert[] {
  const { nurse, teacher } = searched[language];
  const { lat, lon } = placeNamed('Groningen');
  const groningen = { name: 'Groningen', lat, lon };
  return [
    {
      search: nurse,
      place: groningen,
      range: 25,
      segments: [],
      frequency: 'direct',
      active: true,
    },
    { segments: [segmentId('ict')], salaryMin: 42_000, frequency: 'weekly', active: true },
    { search: teacher, place: groningen, range: 50, segments: [], frequency: 'daily', active: false },
  ];
}

/** How much the demo's candidate keeps: the newest jobs whose title holds a word, and employers by name. */
export const demoFavourites = {
  jobs: { word: { nl: searched.nl.nurse, en: searched.en.nurse }, count: 4 },
  organisations: ['Zorggroep Lauwers', 'Eemswind Energie'],
} as const;
