import { beeldend } from './beeldend.ts';
import { bibliotheek } from './bibliotheek.ts';
import { bouw } from './bouw.ts';
import { educatie } from './educatie.ts';
import { energie } from './energie.ts';
import { englishIct } from './english-ict.ts';
import { englishWork } from './english-work.ts';
import { film } from './film.ts';
import { finance } from './finance.ts';
import { handel } from './handel.ts';
import { horeca } from './horeca.ts';
import { ict } from './ict.ts';
import { landbouw } from './landbouw.ts';
import { marketing } from './marketing.ts';
import { musea } from './musea.ts';
import { muziek } from './muziek.ts';
import type { Occupation } from './occupation.ts';
import { onderwijs } from './onderwijs.ts';
import { overheid } from './overheid.ts';
import { podium } from './podium.ts';
import { podiumtechniek } from './podiumtechniek.ts';
import { romanian } from './romanian.ts';
import { techniek } from './techniek.ts';
import { transport } from './transport.ts';
import { zorg } from './zorg.ts';

/** How often a group of occupations is asked for, among a thousand jobs of its board. */
export interface OccupationGroup {
  readonly share: number;
  readonly occupations: readonly Occupation[];
}

/** Wadwerk: twelve fields in Dutch, and work in English and Romanian. */
export const northernGroups: readonly OccupationGroup[] = [
  { share: 178, occupations: zorg },
  { share: 130, occupations: techniek },
  { share: 84, occupations: bouw },
  { share: 74, occupations: onderwijs },
  { share: 66, occupations: transport },
  { share: 58, occupations: ict },
  { share: 54, occupations: horeca },
  { share: 48, occupations: handel },
  { share: 46, occupations: overheid },
  { share: 43, occupations: finance },
  { share: 31, occupations: landbouw },
  { share: 26, occupations: energie },
  { share: 36, occupations: englishIct },
  { share: 56, occupations: englishWork },
  { share: 80, occupations: romanian },
];

/** Kunstlicht: nine disciplines. */
export const cultureGroups: readonly OccupationGroup[] = [
  { share: 170, occupations: podium },
  { share: 95, occupations: beeldend },
  { share: 165, occupations: musea },
  { share: 120, occupations: muziek },
  { share: 125, occupations: educatie },
  { share: 80, occupations: film },
  { share: 75, occupations: marketing },
  { share: 110, occupations: podiumtechniek },
  { share: 60, occupations: bibliotheek },
];
