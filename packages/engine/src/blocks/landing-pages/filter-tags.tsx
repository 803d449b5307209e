import { TagList } from '@boardwright/ui/tag-list';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobTexts } from '../../page/job-texts/use-job-texts.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch, type JobSearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import type { LandingPageJobs } from './landing-pages-data.ts';
import type { LandingPagesKey } from './landing-pages.messages.ts';

export interface FilterTagsProps {
  readonly data: LandingPageJobs;
  readonly t: Translate<LandingPagesKey>;
}

/** What the landing page's search asks for: each leads to all jobs with that one thing. */
export function FilterTags({ data, t }: FilterTagsProps) {
  const board = useBoard();
  const texts = useFilterTexts();
  const { search, segments, organisation } = data;
  const { location_name, lat, lon, distance, organisation_id, organisation_name } = search;
  const { salary_min, salary_max } = search;
  const filters: readonly (readonly [string | undefined, Partial<JobSearch>])[] = [
    [search.search, { search: search.search }],
    [texts.place(search), { location_name, lat, lon, distance }],
    ...segments.map(({ id, name }) => [name, { segment_ids: [id] }] as const),
    [texts.salary(search), { salary_min, salary_max }],
    [organisation, { organisation_id, organisation_name }],
    [search.remote && texts.remote, { remote: true }],
  ];
  const tags = filters.flatMap(([name, one]) =>
    name
      ? [{ name, href: pagePath(board, 'p-job-list') + writeSearchAddress({ ...emptySearch, ...one }) }]
      : [],
  );
  return <TagList tags={tags} label={t('filters')} />;
}

function useFilterTexts() {
  const t = useJobTexts();
  const format = useFormat();
  const monthly = (yearly: number) => format.money(Math.round(yearly / 12));
  return {
    remote: t('remote'),
    /** 'Groningen, 15 km' */
    place: ({ location_name, distance }: JobSearch): string | undefined =>
      location_name && [location_name, distance && format.distance(distance)].filter(Boolean).join(', '),
    /** '€ 3.000 – € 4.000 per maand' */
    salary: ({ salary_min: min, salary_max: max }: JobSearch): string | undefined => {
      if (!min && !max) return undefined;
      const amount =
        min && max
          ? `${monthly(min)}\u00a0– ${monthly(max)}`
          : min
            ? t('salaryFrom', { amount: monthly(min) })
            : t('salaryUpTo', { amount: monthly(max ?? 0) });
      return `${amount} ${t('salaryPer.month')}`;
    },
  };
}
