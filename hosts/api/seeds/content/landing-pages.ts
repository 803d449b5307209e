import type { DemoLanguage, DemoLocale } from '../demo-types.ts';
import { placeNamed } from '../places.ts';
import { segmentId } from '../segments.ts';
import { createSlugs } from '../slugs.ts';

export interface DemoLandingPage {
  id: number;
  job_board_id: number;
  locale: DemoLocale;
  slug: string;
  title: string;
  description: string;
  /** What it searches for: the same words as a job search. */
  query: {
    search?: string;
    segments: number[];
    location_name?: string;
    lat?: number;
    lon?: number;
    /** Kilometres. */
    distance?: number;
  };
}

// board | locale | title | description | segments | place and distance, or an area | words
const rows = `
1|nl|Vacatures in Groningen|Werk in de stad en de dorpen eromheen, met salaris, uren en reisafstand.||Groningen 15|
1|nl|Vacatures in Leeuwarden|Van de Oldehove tot Stiens: alle banen binnen een kwartier rijden.||Leeuwarden 15|
1|nl|Parttime werk in Assen|Banen tot en met 24 uur per week, om te combineren met school, gezin of studie.|uren-16 uren-24|Assen 20|
1|nl|Verpleegkundige vacatures|Ziekenhuis, wijk of huisarts: verpleegkundig werk in het hele Noorden.|zorg||verpleegkundige
1|nl|Werken in de techniek in Delfzijl|Werf, haven en industrie langs de Eems zoeken vakmensen.|techniek|Delfzijl 20|
1|nl|Vacatures in Emmen|Industrie, glastuinbouw en zorg in Zuidoost-Drenthe.||Emmen 20|
1|nl|Banen in het onderwijs|Voor de klas, ernaast of erachter: werken op een school in het Noorden.|onderwijs||
1|nl|Leerwerkplekken (bbl)|Werken en leren tegelijk, met een salaris vanaf de eerste maand.|leerwerk||
1|nl|Vacatures op de Waddeneilanden|Werk op Texel, Vlieland, Terschelling, Ameland en Schiermonnikoog, vaak met hulp bij woonruimte.||Waddeneilanden|
1|nl|Vacatures in Heerenveen|Transport, handel en zorg rond het knooppunt van Friesland.||Heerenveen 15|
1|nl|Hbo-vacatures in het Noorden|Banen voor wie een hbo-diploma heeft of bijna haalt.|hbo||
1|en|English-speaking jobs in Groningen|Work for which good English is enough to start with.||Groningen 40|English
1|en|IT jobs in the north|Software, data and systems between the city and the sea.|ict||
1|en|Warehouse jobs in Veendam|Logistics work with fixed shifts and transport from the station.|transport|Veendam 25|
1|ro|Locuri de muncă în seră|Muncă în sere și ferme, cu cazare și colegi care vorbesc română.|landbouw||seră
1|ro|Locuri de muncă în depozit|Depozite moderne în nordul Țărilor de Jos, cu ture fixe.|transport||depozit
2|nl|Vacatures in Amsterdam|Werk in musea, theaters en studio’s in de hoofdstad.||Amsterdam 15|
2|nl|Vacatures in Rotterdam|Kunst en podium aan de Maas.||Rotterdam 15|
2|nl|Theatertechniek|Licht, geluid, toneel en rigging door het hele land.|podiumtechniek||
2|nl|Werken in een museum|Van zaalwacht tot conservator.|musea||
2|nl|Vacatures in Utrecht|Podia, festivals en kunsteducatie in het midden van het land.||Utrecht 15|
2|nl|Docent muziek|Lesgeven op een muziekschool of kunstencentrum.|educatie||docent
2|nl|Stages in de culturele sector|Een half jaar meedraaien, met begeleiding en vergoeding.|stage||
2|nl|Werken in de bibliotheek|Lezen, leren en ontmoeten als beroep.|bibliotheek||
2|nl|Festivalwerk|Productie, techniek en publiek, van voorjaar tot nazomer.|muziek||festival
2|nl|Kunst en cultuur in het Noorden|Vacatures in Groningen, Friesland en Drenthe.||Noord-Nederland|
2|en|Museum jobs|Research, collections and visitors.|musea||
2|en|Jobs in music and festivals|Production, programming and orchestra management.|muziek||
2|ro|Locuri de muncă în teatru|Tehnică de scenă, public și producție.|podiumtechniek||
`;

// Of a board whose own language is English.
const moreInEnglish = `
1|en|Jobs in Groningen|Work in the city and the villages around it, with pay, hours and travel.||Groningen 15|
1|en|Jobs in Leeuwarden|From the leaning tower to Stiens: all jobs within a quarter of an hour.||Leeuwarden 15|
1|en|Part-time jobs in Assen|Jobs of up to 24 hours a week, beside school, family or study.|uren-16 uren-24|Assen 20|
1|en|Jobs in care|Hospital, home or practice: caring in the whole of the north.|zorg||
1|en|Jobs in education|In front of the class, beside it or behind it.|onderwijs||
1|en|Jobs on the Wadden Islands|Work on Texel, Vlieland, Terschelling, Ameland and Schiermonnikoog, often with a room.||Waddeneilanden|
1|en|Engineering jobs near Delfzijl|Shipyards, harbour and industry along the Ems look for people who can make things.|techniek|Delfzijl 20|
`;

/** Ready-made searches with a page of their own: about ten per board in Dutch, some in the other languages. */
export function demoLandingPages(language: DemoLanguage = 'nl'): DemoLandingPage[] {
  const slugs: Record<string, (text: string) => string> = {};
  return (language === 'en' ? rows.trim() + moreInEnglish : rows)
    .trim()
    .split('\n')
    .map((row, index) => {
      const [board = '', locale = '', title = '', description = '', segments = '', where = '', search = ''] =
        row.split('|');
      const slugsOf = (slugs[`${board} ${locale}`] ??= createSlugs());
      return {
        id: index + 1,
        job_board_id: Number(board),
        locale: locale as DemoLocale,
        slug: slugsOf(title),
        title,
        description,
        query: {
          ...(search ? { search } : {}),
          segments: segments.split(' ').filter(Boolean).map(segmentId),
          ...locationOf(where),
        },
      };
    });
}

function locationOf(where: string): Partial<DemoLandingPage['query']> {
  const [name, distance] = where.split(' ');
  if (!name) return {};
  if (!distance) return { location_name: name };
  const { lat, lon } = placeNamed(name);
  return { location_name: name, lat, lon, distance: Number(distance) };
}
