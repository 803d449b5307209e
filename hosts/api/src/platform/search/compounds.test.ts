import { describe, expect, test } from 'vitest';
import { createJobIndex } from './job-index.ts';
import type { IndexedJob } from './job-query.ts';

const NOW = Date.UTC(2026, 10, 20);

function job(id: number, title: string, locale: string): IndexedJob {
  return {
    id,
    board_ids: [1],
    title,
    organisation_id: 1,
    organisation_name: 'Werf',
    location_name: '',
    country_code: 'DE',
    lat: null,
    lon: null,
    location_type: 'none',
    remote: false,
    text: '',
    locale,
    segment_ids: [],
    salary_year_min: null,
    salary_year_max: null,
    premium: false,
    from: NOW - 1,
    till: null,
    created_at: NOW,
    boost_factor: 0,
  };
}

/** Whether a search finds a job of this title. */
function finds(search: string, title: string, locale = 'de'): boolean {
  const index = createJobIndex(() => undefined);
  index.upsert(job(1, title, locale));
  return index.query({ board_id: 1, page: 1, limit: 10, now: NOW, search }).total === 1;
}

describe('a German compound is found', () => {
  test.each([
    // By its last part.
    ['Fachkraft', 'Pflegefachkraft (m/w/d)'],
    ['Mitarbeiter', 'Lagermitarbeiter'],
    ['Entwickler', 'Softwareentwickler'],
    ['Apotheker', 'Krankenhausapotheker'],
    // As words, in either order, with what links them.
    ['Lagermitarbeiter', 'Mitarbeiter Lager'],
    ['Mitarbeiter Lager', 'Lagermitarbeiter'],
    ['Software Entwickler', 'Softwareentwickler'],
    ['Softwareentwickler', 'Entwickler für Software'],
    ['Pflege Fachkraft', 'Pflegefachkraft'],
    ['Kunde Berater', 'Kundenberater'],
    ['Kranke Pfleger', 'Krankenpfleger'],
    ['Kind Garten', 'Kindergarten Leitung'],
    ['Bund Polizist', 'Bundespolizist'],
    ['Arbeit Vermittler', 'Arbeitsvermittler'],
    ['Tag Mutter', 'Tagesmutter'],
    ['Hund Trainer', 'Hundetrainer'],
    // Of short parts.
    ['Bus Fahrer', 'Busfahrer'],
    ['Tier Arzt', 'Tierarzt'],
    // Of three parts.
    ['Kranken Haus Apotheker', 'Krankenhausapotheker'],
    ['Kranke Haus Apotheker', 'Krankenhausapotheker'],
    ['Krankenhausapotheker', 'Apotheker Kranken Haus'],
    // In its inflections.
    ['Lagermitarbeiterinnen', 'Lagermitarbeiter'],
    ['Fahrer', 'Busfahrerin'],
    ['Entwicklern', 'Entwickler'],
  ])('%s → %s', (search, title) => expect(finds(search, title)).toBe(true));

  test('and no word of another language is taken apart', () => {
    expect(finds('warehouse', 'House ware', 'en')).toBe(false);
    expect(finds('Lagermitarbeiter', 'Lager', 'de')).toBe(false);
  });
});

describe('a Dutch compound is found', () => {
  test.each([
    ['bus chauffeur', 'Buschauffeur'],
    ['ziekenhuisapotheker', 'Apotheker zieken huis'],
    ['kind opvang', 'Kinderopvang'],
    ['kwaliteit controle medewerker', 'Kwaliteitscontrolemedewerker'],
    ['beleid adviseur', 'Beleidsadviseur'],
  ])('%s → %s', (search, title) => expect(finds(search, title, 'nl')).toBe(true));
});
