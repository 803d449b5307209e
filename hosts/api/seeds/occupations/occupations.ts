import { beeldend } from './beeldend.ts';
import { bibliotheek } from './bibliotheek.ts';
import { bouw } from './bouw.ts';
import { educatie } from './educatie.ts';
import { energie } from './energie.ts';
import { englishBuilding } from './english-building.ts';
import { englishCare } from './english-care.ts';
import { englishEngineering } from './english-engineering.ts';
import { englishIct } from './english-ict.ts';
import { englishEnergy, englishFarming } from './english-land.ts';
import { englishFinance, englishGovernment, englishTrade } from './english-office.ts';
import { englishTeaching } from './english-teaching.ts';
import { englishTransport } from './english-transport.ts';
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
import type { DemoLanguage } from '../demo-types.ts';
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
const northernGroups: readonly OccupationGroup[] = [
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

const englishIn = (industry: string): readonly Occupation[] =>
  englishWork.filter((occupation) => occupation.industry === industry);

/** The twelve fields of Wadwerk in English: for a board whose own language it is. */
const englishGroups: readonly OccupationGroup[] = [
  { share: 178, occupations: englishCare },
  { share: 130, occupations: [...englishEngineering, ...englishIn('techniek')] },
  { share: 84, occupations: englishBuilding },
  { share: 74, occupations: englishTeaching },
  { share: 66, occupations: [...englishTransport, ...englishIn('transport')] },
  { share: 94, occupations: englishIct },
  { share: 54, occupations: englishIn('horeca') },
  { share: 48, occupations: englishTrade },
  { share: 46, occupations: englishGovernment },
  { share: 43, occupations: englishFinance },
  { share: 31, occupations: englishFarming },
  { share: 26, occupations: englishEnergy },
];

/** What the first board's jobs are about. */
export const groupsOf: Readonly<Record<DemoLanguage, readonly OccupationGroup[]>> = {
  nl: northernGroups,
  en: englishGroups,
};

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
