import { applyAll } from './apply-command.ts';
import type { Command, StepName } from './command.ts';
import type { EditedSite } from './edited-site.ts';

/** A step as an admin asked for it. */
export interface RequestedStep {
  readonly name: StepName;
  readonly commands: readonly Command[];
  readonly page: number | undefined;
}

export interface OptimisticPaint {
  /**
   * Shows a step to whoever watches, and takes it once that has been drawn, or once typing rests: another value for the
   * same field, before that, takes its place. Any other step has the waiting one taken first.
   * @param field names the field that is typed in; undefined for a step that stands by itself
   */
  readonly show: (step: RequestedStep, field?: string) => void;
  /** Takes the step that waits, if one does. */
  readonly settle: () => void;
  /** The site as it is shown. */
  readonly site: () => EditedSite;
  /** Hears of the site with each step that is shown first. @returns how to stop */
  readonly watch: (hear: (site: EditedSite) => void) => () => void;
}

interface Ports {
  /** The site without the step that waits. */
  readonly site: () => EditedSite;
  readonly take: (step: RequestedStep) => void;
  /** Does something once what was just shown has been drawn. */
  readonly whenRendered: (act: () => void) => void;
  /** Does something once nobody types any more. */
  readonly whenRested: (act: () => void) => void;
}

interface Waiting {
  readonly step: RequestedStep;
  readonly field: string | undefined;
  readonly site: EditedSite;
}

/**
 * What an admin does is seen on the canvas before anything else of it happens: history, journal, panels and saving
 * follow right after, and while somebody types, in the first pause. At most one step waits, and whatever is done next
 * has it taken first, so that nobody can tell, and nothing is lost (specification §4, editing is optimistic).
 */
export function createOptimisticPaint({
  site,
  take,
  whenRendered: whenDrawn,
  whenRested,
}: Ports): OptimisticPaint {
  const watchers = new Set<(site: EditedSite) => void>();
  let waiting: Waiting | undefined;
  const settle = (): void => {
    if (!waiting) return;
    const { step } = waiting;
    waiting = undefined;
    take(step);
  };
  return {
    settle,
    site: () => waiting?.site ?? site(),
    show(step, field) {
      const isTypedOn = waiting !== undefined && field !== undefined && waiting.field === field;
      if (!isTypedOn) settle();
      // With no canvas there is nothing to be first.
      if (watchers.size === 0) return take(step);
      const next = applyAll(site(), step.commands);
      waiting = { step, field, site: next };
      for (const hear of watchers) hear(next);
      if (field === undefined) whenDrawn(settle);
      else whenRested(settle);
    },
    watch(hear) {
      watchers.add(hear);
      return () => watchers.delete(hear);
    },
  };
}
