import type { PublishPlan } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { plansOf, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { sentenceOf } from '../ui/sentence-of.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './plans.module.css';

/** What is planned for the page on the bench, and for others; nothing where nothing is. */
export function Plans() {
  const t = useEditorT();
  const { page } = useWorkbench();
  const { site } = usePublication();
  const own = plansOf(site, page?.id);
  const others = (site?.plans ?? []).filter((plan) => plan.done_at === null && !own.includes(plan));
  return (
    <>
      <PlanList title={t('publishing.plans')} plans={own} />
      <PlanList title={t('publishing.plansOther')} plans={others} />
    </>
  );
}

interface PlanListProps {
  readonly title: string;
  readonly plans: readonly PublishPlan[];
}

function PlanList({ title, plans }: PlanListProps) {
  if (plans.length === 0) return null;
  return (
    <section className={styles.plans} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {plans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function Plan({ plan }: { readonly plan: PublishPlan }) {
  const t = useEditorT();
  const textOf = useMomentText();
  const source = usePublishingSource();
  const { entries } = useWorkbench();
  const { site, refresh } = usePublication();
  // There is nothing to put back before what it puts back was done.
  const isEarly = (site?.plans ?? []).some(({ id, done_at: at }) => id === plan.back_of && at === null);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const namesOf = (ids: readonly number[]): string =>
    entries
      .filter(({ page }) => ids.includes(page.id))
      .map(({ name }) => name)
      .join(', ');
  const facts = [
    ...(plan.pages.length > 0
      ? [
          t(plan.back_of === null ? 'publishing.planLive' : 'publishing.planBack', {
            pages: namesOf(plan.pages),
          }),
        ]
      : []),
    ...(plan.offline.length > 0 ? [t('publishing.planOffline', { pages: namesOf(plan.offline) })] : []),
  ];
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
      await refresh();
      announce(done);
    } catch (error) {
      // Policy: it is said beside the plan, which stays as it was.
      setFailure(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const verb = (text: string, work: () => Promise<unknown>, done: string) => (
    <button
      type="button"
      className={controls.link}
      aria-label={`${text}: ${facts.join(', ')}`}
      aria-disabled={isBusy}
      onClick={() => void attempt(work, done)}
    >
      {text}
    </button>
  );
  const problem =
    failure ?? (plan.problem === null ? undefined : t('publishing.planFailed', { problem: plan.problem }));
  return (
    <li>
      {facts.map((fact) => (
        <b key={fact}>{fact}</b>
      ))}
      <span>{t('publishing.planBy', { time: textOf(plan.due_at), author: plan.author })}</span>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {source ? (
        <Acts>
          <span className={styles.verbs}>
            {plan.pages.length > 0 && plan.back_of === null && plan.problem === null
              ? verb(
                  t('publishing.takeAlong'),
                  () => source.plans.change(plan.id, plan.due_at, true),
                  t('publishing.tookAlong'),
                )
              : null}
            {isEarly
              ? null
              : verb(t('publishing.runNow'), () => source.plans.run(plan.id), t('publishing.ranNow'))}
            {verb(t('publishing.cancelPlan'), () => source.plans.cancel(plan.id), t('publishing.cancelled'))}
          </span>
        </Acts>
      ) : null}
    </li>
  );
}
