import { useState } from 'react';
import { useRemarks } from '../checks/use-remarks.ts';
import { type DatedPlan, plansOf, usePublication, waitingPlans } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { sentenceOf } from '../ui/sentence-of.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './plans.module.css';
import { usePlanMessages } from './use-plan-messages.ts';

/** What is planned for the page on the bench, and for others; nothing where nothing is. */
export function Plans() {
  const t = usePlanMessages();
  const { page } = useWorkbench();
  const { site } = usePublication();
  const own = plansOf(site, page?.id);
  const others = waitingPlans(site).filter((plan) => !own.includes(plan));
  return (
    <>
      <PlanList title={t('plans')} plans={own} />
      <PlanList title={t('plansOther')} plans={others} />
    </>
  );
}

interface PlanListProps {
  readonly title: string;
  readonly plans: readonly DatedPlan[];
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

function Plan({ plan }: { readonly plan: DatedPlan }) {
  const t = usePlanMessages();
  const textOf = useMomentText();
  const source = usePublishingSource();
  const { entries } = useWorkbench();
  const { site, refresh } = usePublication();
  // There is nothing to put back before what it puts back was done.
  const isEarly = (site?.plans ?? []).some(({ id, done_at: at }) => id === plan.back_of && at === null);
  const remarksOf = useRemarks();
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
          t(plan.back_of === null ? 'planLive' : 'planBack', {
            pages: namesOf(plan.pages),
          }),
        ]
      : []),
    ...(plan.offline.length > 0 ? [t('planOffline', { pages: namesOf(plan.offline) })] : []),
    ...(plan.appearance ? [t(plan.back_of === null ? 'planAppearance' : 'planAppearanceBack')] : []),
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
  const problem = failure ?? (plan.problem === null ? undefined : t('planFailed', { problem: plan.problem }));
  return (
    <li>
      {plan.name === null ? null : <small>{plan.name}</small>}
      {facts.map((fact) => (
        <b key={fact}>{fact}</b>
      ))}
      <span>{t('planBy', { time: textOf(plan.due_at), author: plan.author })}</span>
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
                  t('takeAlong'),
                  () =>
                    source.plans.change(plan.id, {
                      dueAt: plan.due_at,
                      anew: true,
                      remarks: remarksOf(plan.pages),
                    }),
                  t('tookAlong'),
                )
              : null}
            {isEarly ? null : verb(t('runNow'), () => source.plans.run(plan.id), t('ranNow'))}
            {verb(t('cancelPlan'), () => source.plans.cancel(plan.id), t('cancelled'))}
          </span>
        </Acts>
      ) : null}
    </li>
  );
}
