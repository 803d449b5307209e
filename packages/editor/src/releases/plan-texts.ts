import type { PublishPlan } from '@boardwright/api-client/contract';
import { usePublication } from '../publication/publication.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useReleaseMessages } from './use-release-messages.ts';

/** What a plan does to what visitors see. */
export type PlanKind = 'live' | 'back' | 'offline' | 'done';

export function kindOf({ done_at: doneAt, back_of: backOf, pages, appearance }: PublishPlan): PlanKind {
  if (doneAt !== null) return 'done';
  if (backOf !== null) return 'back';
  return pages.length === 0 && !appearance ? 'offline' : 'live';
}

const sentences = { live: 'goesLive', back: 'goesBack', offline: 'goesOff', done: 'wasLive' } as const;

/** How plans are written: what they are called, what they do, and how much is in them. */
export function usePlanTexts() {
  const t = useReleaseMessages();
  const { entries } = useWorkbench();
  const nameOf = (plan: PublishPlan): string => {
    if (plan.name !== null) return plan.name;
    const ids = [...plan.pages, ...plan.offline];
    const names = entries.filter(({ page }) => ids.includes(page.id)).map(({ name }) => name);
    return [...names, ...(plan.appearance ? [t('look')] : [])].join(', ');
  };
  const sumOf = ({ pages, offline, blocks, appearance }: PublishPlan): string =>
    [
      ...(pages.length + offline.length > 0 ? [t('sumPages', { count: pages.length + offline.length })] : []),
      ...(blocks.length > 0 ? [t('sumBlocks', { count: blocks.length })] : []),
      ...(appearance ? [t('sumLook')] : []),
    ].join(', ');
  const doesOf = (plan: PublishPlan): string => t(sentences[kindOf(plan)], { name: nameOf(plan) });
  const byOf = (plan: PublishPlan): string => {
    const { author } = plan;
    const count = plan.pages.length + plan.offline.length + plan.blocks.length + (plan.appearance ? 1 : 0);
    return plan.name === null ? t('ofPage', { author }) : t('ofRelease', { count, author });
  };
  return { nameOf, sumOf, doesOf, byOf };
}

/** Pages of a plan that are still there; the others were deleted since. */
export function useStanding(): (ids: readonly number[]) => readonly number[] {
  const pages = useEdited((site) => site.pages);
  return (ids) => ids.filter((id) => pages.includes(id));
}

/** What puts a release back, and waits. */
export function useBackOf(release: number): PublishPlan | undefined {
  const { site } = usePublication();
  return site?.plans.find(({ back_of: of, done_at: at }) => of === release && at === null);
}
