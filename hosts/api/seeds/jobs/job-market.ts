import type { DemoLanguage, DemoOrganisation } from '../demo-types.ts';
import { cultureGroups, groupsOf, type OccupationGroup } from '../occupations/occupations.ts';
import type { Occupation } from '../occupations/occupation.ts';
import { weightedTable, type Random } from '../random.ts';

/** An occupation with a draw over the organisations that may employ it. */
export interface Opening {
  readonly occupation: Occupation;
  readonly draw: (random: Random) => DemoOrganisation;
}

export interface JobMarket {
  /** Draws an occupation for a board, in proportion to how often it is asked for. */
  draw(board: 1 | 2, random: Random): Opening;
  /** Finds an occupation by its first title; throws when there is none. */
  named(title: string): Occupation;
}

/** Indexes once who employs whom, so that drawing a job is cheap. Throws when nobody employs an occupation. */
export function createJobMarket(
  organisations: readonly DemoOrganisation[],
  language: DemoLanguage,
): JobMarket {
  const north = openingsOf(groupsOf[language], organisations);
  const culture = openingsOf(cultureGroups, organisations);
  const tables = {
    1: weightedTable(north, ({ share }) => share),
    2: weightedTable(culture, ({ share }) => share),
  };
  const byTitle = new Map([...north, ...culture].map(({ occupation }) => [occupation.titles[0], occupation]));
  return {
    draw: (board, random) => tables[board](random),
    named(title) {
      const occupation = byTitle.get(title);
      if (!occupation) throw new Error(`No occupation is called ${title}`);
      return occupation;
    },
  };
}

function openingsOf(
  groups: readonly OccupationGroup[],
  organisations: readonly DemoOrganisation[],
): (Opening & { readonly share: number })[] {
  return groups.flatMap(({ share, occupations }) => {
    const total = occupations.reduce((sum, { weight }) => sum + weight, 0);
    return occupations.map((occupation) => {
      const employers = organisations.filter((organisation) => employs(organisation, occupation));
      if (!employers.length) throw new Error(`Nobody employs a ${occupation.titles[0]}`);
      return {
        occupation,
        draw: weightedTable(employers, ({ job_weight }) => job_weight),
        share: (share * occupation.weight) / total,
      };
    });
  });
}

function employs(organisation: DemoOrganisation, { at, locale, scale, industry }: Occupation): boolean {
  const { kind, name, country_code } = organisation;
  const lower = name.toLowerCase();
  if (!at.some((rule) => rule.kind === kind && lower.includes(rule.named?.toLowerCase() ?? ''))) return false;
  if (locale === 'nl') return country_code === 'NL' || (country_code !== 'RO' && !scale);
  if (locale === 'ro') return country_code === 'NL' || country_code === 'RO';
  return country_code !== 'RO' || industry === 'ict';
}
