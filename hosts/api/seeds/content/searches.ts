import type { DemoLocale } from '../demo-types.ts';
import { placeNamed } from '../places.ts';
import { segmentId } from '../segments.ts';

/** A popular search, shown under the search panel and as a suggestion. */
export interface DemoSearch {
  job_board_id: number;
  locale: DemoLocale;
  keyword: string;
  query: { search?: string; segments: number[]; location_name?: string; lat?: number; lon?: number };
}

// board | locale | words on the link | search | segments | place
const rows = `
1|nl|Verpleegkundige|verpleegkundige||
1|nl|Monteur|monteur||
1|nl|Administratie||finance|
1|nl|Parttime in Groningen||uren-16 uren-24|Groningen
1|nl|Leerkracht|leerkracht||
1|nl|Chauffeur|chauffeur||
1|en|Developer|developer||
1|en|Warehouse|warehouse||
1|en|Receptionist|receptionist||
1|en|English-speaking in Groningen|English||Groningen
1|ro|Seră|seră||
1|ro|Șofer|șofer||
1|ro|Depozit|depozit||
1|ro|Sudor|sudor||
2|nl|Theatertechniek||podiumtechniek|
2|nl|Conservator|conservator||
2|nl|Docent muziek|docent|educatie|
2|nl|Stage||stage|
2|nl|Marketing||marketing|
2|en|Museum||musea|
2|en|Festival|festival||
2|en|Stage craft||podiumtechniek|
2|ro|Teatru||podium|
2|ro|Muzeu||musea|
`;

/** The searches that people of each board make most. */
export function demoSearches(): DemoSearch[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [board = '', locale = '', keyword = '', search = '', segments = '', place = ''] = row.split('|');
      const where = place ? placeNamed(place) : undefined;
      return {
        job_board_id: Number(board),
        locale: locale as DemoLocale,
        keyword,
        query: {
          ...(search ? { search } : {}),
          segments: segments.split(' ').filter(Boolean).map(segmentId),
          ...(where ? { location_name: where.name, lat: where.lat, lon: where.lon } : {}),
        },
      };
    });
}
