import type { Overview } from '@boardwright/api-client/contract';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { beginSteps, doneSteps, stepPlaces } from './begin-steps.ts';
import { useOverviewAddress } from './use-overview-address.ts';
import { useOverviewMessages } from './use-overview-messages.ts';
import styles from './begin-list.module.css';

/** What a new board still needs, each a press away; nothing once all is there. Folded where visitors can use it already. */
export function BeginList({ begun }: { readonly begun: Overview['begun'] }) {
  const t = useOverviewMessages();
  const { editorQuery } = useOverviewAddress();
  const settings = useEdited((site) => site.settings);
  const pages = useEdited((site) => site.pages);
  const pageOf = useEdited((site) => site.pageOf);
  const status = useEdited((site) => site.status);
  const done = doneSteps(begun, { settings, pages, pageOf, status });
  if (done.size === beginSteps.length) return null;
  const at = (place: string) => (editorQuery ? `${place}&${editorQuery}` : place);
  return (
    <details className={styles.begin} open={!done.has('open') || !done.has('job')}>
      <summary>
        <b>{t('begin.title')}</b>
        <span>{t('begin.done', { done: done.size, total: beginSteps.length })}</span>
      </summary>
      <ol>
        {beginSteps.map((step, place) => {
          const isDone = done.has(step);
          const to = stepPlaces[step];
          const name = t(`begin.step.${step}.title`);
          return (
            <li key={step} data-done={isDone}>
              <span className={styles.number} aria-hidden>
                {isDone ? <Check size={13} strokeWidth={2.5} /> : place + 1}
              </span>
              <div>
                <b>{to === undefined ? name : <Link to={at(to)}>{name}</Link>}</b>
                <small>{isDone ? t('begin.isDone') : t(`begin.step.${step}.about`)}</small>
              </div>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
