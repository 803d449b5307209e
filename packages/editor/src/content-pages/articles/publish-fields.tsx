import { TextField } from '../../lists/fields.tsx';
import { useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../lists/use-site-zone.ts';
import form from '../../ui/form.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { type Showing, showings } from './article-draft.ts';
import styles from './articles.module.css';
import type { ArticleEditing } from './use-article-draft.ts';

interface PublishFieldsProps {
  readonly editing: Pick<ArticleEditing, 'article' | 'draft' | 'before' | 'change'>;
  readonly problem: string | undefined;
  readonly isTried: boolean;
}

/** Whether and from when on visitors see an article, and what that means. */
export function PublishFields({ editing, problem, isTried }: PublishFieldsProps) {
  const t = useContentMessages();
  const timeZone = useSiteZone();
  const { article, draft, change } = editing;
  const wasVisible = article?.state === 'published' || article?.state === 'unpublished';
  const isVisible = article?.state === 'published';
  const nameOf = (showing: Showing): string => {
    if (showing === 'planned') return t('article.publish.planned');
    if (showing === 'hidden') return t(wasVisible ? 'article.publish.off' : 'article.publish.hidden');
    return t(isVisible ? 'article.publish.visible' : 'article.publish.now');
  };
  const isPlanless = draft.day === '' || draft.time === '';
  return (
    <fieldset className={styles.group}>
      <legend>{t('article.publish.title')}</legend>
      <div className={styles.segments}>
        {showings.map((showing) => (
          <label key={showing}>
            <input
              type="radio"
              name="showing"
              value={showing}
              checked={draft.showing === showing}
              onChange={() => change({ showing })}
            />
            <span>{nameOf(showing)}</span>
          </label>
        ))}
      </div>
      {draft.showing === 'planned' ? (
        <>
          <div className={styles.pair}>
            <TextField
              label={t('article.publish.day')}
              type="date"
              value={draft.day}
              onChange={(day) => change({ day })}
            />
            <TextField
              label={t('article.publish.time')}
              type="time"
              value={draft.time}
              onChange={(time) => change({ time })}
            />
          </div>
          <p className={form.hint}>{t('article.publish.zone', { zone: timeZone })}</p>
          {problem !== undefined || (isTried && isPlanless) ? (
            <p className={form.error} role="alert">
              {problem ?? t('article.publish.momentNeeded')}
            </p>
          ) : null}
        </>
      ) : (
        <Meaning editing={editing} />
      )}
    </fieldset>
  );
}

/** What visitors notice of it. */
function Meaning({ editing: { article, draft } }: Pick<PublishFieldsProps, 'editing'>) {
  const t = useContentMessages();
  const moment = useMoment();
  const at = article?.published_at ?? undefined;
  const state = article?.state;
  const sentence = (): string | undefined => {
    if (draft.showing === 'hidden')
      return t(state === 'published' ? 'article.publish.hides' : 'article.publish.never');
    if (at === undefined) return undefined;
    if (state === 'published') return t('article.publish.since', { moment: moment(at) });
    return state === 'unpublished' ? t('article.publish.again', { moment: moment(at) }) : undefined;
  };
  return <p className={form.hint}>{sentence()}</p>;
}
