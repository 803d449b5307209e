import type { PublishPlan } from '@boardwright/api-client/contract';
import { useState } from 'react';
import type { PublishingSource } from '../publication/publishing-source.ts';
import { aPlan, ByHand } from '../publishing/publishing.fixture.tsx';
import { ReleasesPage } from './releases-page.tsx';

const winter: PublishPlan = {
  ...aPlan,
  name: 'Winter campaign',
  pages: [1, 2],
  blocks: [11],
  appearance: true,
};

/** Plans of a site: a release that is planned and goes back, one without a time, one that was done, and a page's own. */
export const someReleases: readonly PublishPlan[] = [
  { ...winter, id: 4, name: 'Employer prices', appearance: false, done_at: '2026-11-17T11:00:00.000Z' },
  { ...aPlan, id: 5, pages: [], offline: [2], due_at: '2026-11-26T07:00:00.000Z' },
  winter,
  { ...winter, id: 2, back_of: 1, due_at: '2026-12-04T17:00:00.000Z' },
  { ...winter, id: 3, name: 'New year, new theme', pages: [], blocks: [], due_at: null },
];

interface ReleasesFixtureProps {
  readonly plans?: readonly PublishPlan[];
  /** Called with each change of a plan. */
  readonly onChange?: PublishingSource['plans']['change'];
}

/** The workspace of releases over plans in memory. */
export function ReleasesFixture({ plans = someReleases, onChange }: ReleasesFixtureProps) {
  const [source] = useState((): Partial<PublishingSource> => {
    let all = plans;
    return {
      find: async () => ({
        publishing: 'by_hand',
        pages: [
          { id: 1, published: { author: 'Andrei', at: '2026-11-18T15:20:00.000Z' }, is_changed: true },
          { id: 2, published: null, is_changed: false },
        ],
        changed_blocks: [11],
        changed_appearance: ['primary_color'],
        plans: [...all],
      }),
      plans: {
        async add(_, { name = null }) {
          const made = {
            ...winter,
            id: all.length + 1,
            name,
            due_at: null,
            pages: [],
            blocks: [],
            appearance: false,
          };
          all = [...all, made];
          return made;
        },
        async change(id, change) {
          await onChange?.(id, change);
          const { dueAt, name, pages, offline, blocks, appearance } = change;
          all = all.map((plan) =>
            plan.id === id
              ? {
                  ...plan,
                  due_at: dueAt,
                  name: name ?? plan.name,
                  pages: [...(pages ?? plan.pages)],
                  offline: [...(offline ?? plan.offline)],
                  blocks: [...(blocks ?? plan.blocks)],
                  appearance: appearance ?? plan.appearance,
                }
              : plan,
          );
          return all.find((plan) => plan.id === id) ?? winter;
        },
        async cancel(id) {
          all = all.filter((plan) => plan.id !== id && plan.back_of !== id);
        },
        async run(id) {
          all = all.map((plan) => (plan.id === id ? { ...plan, done_at: '2026-11-21T12:00:00.000Z' } : plan));
        },
      },
    };
  });
  return (
    <ByHand source={source}>
      <ReleasesPage />
    </ByHand>
  );
}
