import type { PublishPlan } from '@boardwright/api-client/contract';
import type { PlanContents, PlanSource } from '../publication/plan-source.ts';
import type { Release } from '../publication/publication.tsx';

interface Addition {
  readonly uid: string;
  /** Undefined for a new one, which has no moment yet. */
  readonly release: Release | undefined;
  /** Of a new one. */
  readonly name: string;
  readonly contents: PlanContents;
  readonly remarks: number | undefined;
}

const union = (some: readonly number[], more: readonly number[]): number[] => [
  ...new Set([...some, ...more]),
];
const without = (some: readonly number[], others: readonly number[]): number[] =>
  some.filter((id) => !others.includes(id));

/** Adds something to a release; what is in it as the opposite leaves it. @throws Error, as the source */
export function addToRelease(
  plans: PlanSource,
  site: number,
  { uid, release, name, contents, remarks }: Addition,
): Promise<PublishPlan> {
  if (!release) return plans.add(site, { uid, name, ...contents, remarks });
  return plans.change(release.id, {
    dueAt: release.due_at,
    pages: union(without(release.pages, contents.offline), contents.pages),
    offline: union(without(release.offline, contents.pages), contents.offline),
    blocks: union(release.blocks, contents.blocks),
    appearance: release.appearance || contents.appearance,
    remarks,
  });
}
