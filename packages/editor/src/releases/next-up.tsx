import { EyeOff, Package, Undo2, Upload } from 'lucide-react';
import { isRelease, usePublication, waitingPlans } from '../publication/publication.tsx';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { useSiteZone } from '../workbench/use-site-zone.ts';
import { kindOf, usePlanTexts } from './plan-texts.ts';
import styles from './releases.module.css';
import { useReleaseMessages } from './use-release-messages.ts';

/** What comes first is at the top; what comes much later is in the calendar. */
const most = 12;

/** What goes to visitors next, and from them. */
export function NextUp({ onChoose }: { readonly onChoose: (id: number) => void }) {
  const t = useReleaseMessages();
  const textOf = useMomentText();
  const zone = useSiteZone();
  const { doesOf, byOf } = usePlanTexts();
  const plans = waitingPlans(usePublication().site).slice(0, most);
  return (
    <section className={styles.next} aria-labelledby="next-up">
      <h2 id="next-up">
        {t('nextUp')}
        <small>{t('zone', { zone })}</small>
      </h2>
      {plans.length === 0 ? <p className={styles.quiet}>{t('nothingNext')}</p> : null}
      <ul>
        {plans.map((plan) => {
          const kind = kindOf(plan);
          const Sign =
            kind === 'offline' ? EyeOff : kind === 'back' ? Undo2 : plan.name === null ? Upload : Package;
          const text = doesOf(plan);
          return (
            <li key={plan.id}>
              <time dateTime={plan.due_at}>{textOf(plan.due_at)}</time>
              <Sign size={15} strokeWidth={1.8} aria-hidden />
              <span>
                {isRelease(plan) ? (
                  <button type="button" onClick={() => onChoose(plan.id)}>
                    {text}
                  </button>
                ) : (
                  <b>{text}</b>
                )}
                <small>{byOf(plan)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
