import type { ArticleState } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { useMoment } from '../../lists/use-day.ts';
import form from '../../ui/form.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { type Showing, showings } from './showing.ts';
import styles from './writing.module.css';

interface PublishFieldsProps {
  /** As it is stored; undefined while it is not. */
  readonly row: { readonly state: ArticleState; readonly published_at: string | null } | undefined;
  readonly showing: Showing;
  readonly onChange: (showing: Showing) => void;
  /** The fields of a plan; without them nothing is planned. */
  readonly plan?: ReactNode;
}

/** Whether and from when on visitors see it, and what that means. */
export function PublishFields({ row, showing, onChange, plan }: PublishFieldsProps) {
  const t = useContentMessages();
  const wasVisible = row?.state === 'published' || row?.state === 'unpublished';
  const isVisible = row?.state === 'published';
  const nameOf = (one: Showing): string => {
    if (one === 'planned') return t('written.publish.planned');
    if (one === 'hidden') return t(wasVisible ? 'written.publish.off' : 'written.publish.hidden');
    return t(isVisible ? 'written.publish.visible' : 'written.publish.now');
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('written.publish.title')}</legend>
      <div className={styles.segments}>
        {showings
          .filter((one) => plan !== undefined || one !== 'planned')
          .map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="showing"
                value={one}
                checked={showing === one}
                onChange={() => onChange(one)}
              />
              <span>{nameOf(one)}</span>
            </label>
          ))}
      </div>
      {showing === 'planned' ? plan : <Meaning row={row} showing={showing} />}
    </fieldset>
  );
}

/** What visitors notice of it. */
function Meaning({ row, showing }: Pick<PublishFieldsProps, 'row' | 'showing'>) {
  const t = useContentMessages();
  const moment = useMoment();
  const at = row?.published_at ?? undefined;
  const state = row?.state;
  const sentence = (): string | undefined => {
    if (showing === 'hidden')
      return t(state === 'published' ? 'written.publish.hides' : 'written.publish.never');
    if (at === undefined) return undefined;
    if (state === 'published') return t('written.publish.since', { moment: moment(at) });
    return state === 'unpublished' ? t('written.publish.again', { moment: moment(at) }) : undefined;
  };
  return <p className={form.hint}>{sentence()}</p>;
}
