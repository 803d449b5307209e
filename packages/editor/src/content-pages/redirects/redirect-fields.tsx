import { forwardStatuses, longestForward } from '@boardwright/api-client/contract';
import type { RequestFailure } from '@boardwright/engine/request-failure';
import { ArrowRight } from 'lucide-react';
import { ChoiceField, TextField } from '../../lists/fields.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import type { NewRedirect } from './redirects-api.ts';
import styles from './redirects.module.css';

export interface RedirectDraft {
  readonly path: string;
  readonly url: string;
  readonly status: NonNullable<NewRedirect['status']>;
}
/** What each status is called. */
export const kinds = {
  301: 'permanent',
  302: 'temporary',
  303: 'afterForm',
  307: 'temporaryAsSent',
  308: 'permanentAsSent',
} as const satisfies Record<RedirectDraft['status'], string>;

export const emptyDraft: RedirectDraft = { path: '', url: '', status: 301 };

interface RedirectFieldsProps {
  readonly draft: RedirectDraft;
  readonly onChange: (draft: RedirectDraft) => void;
  /** Whether it was sent: what is empty is said only then. */
  readonly isTried: boolean;
  readonly failure: RequestFailure | undefined;
  /** Side by side, where there is room. */
  readonly isRow: boolean;
}

/** From where, to where, and for how long; what was refused is said at its field. */
export function RedirectFields({ draft, onChange, isTried, failure, isRow }: RedirectFieldsProps) {
  const t = useContentMessages();
  const problemAt = (field: string) => failure?.fields?.[field]?.join(' ');
  const statuses = forwardStatuses.map((status) => ({
    value: String(status),
    text: t(`redirect.kinds.${kinds[status]}`),
  }));
  return (
    <div className={isRow ? styles.row : undefined}>
      <TextField
        label={t('redirect.from')}
        hint={t('redirect.fromHint')}
        problem={isTried && draft.path.trim() === '' ? t('redirect.fromNeeded') : problemAt('path')}
        value={draft.path}
        maxLength={longestForward}
        onChange={(path) => onChange({ ...draft, path })}
      />
      {isRow ? <ArrowRight className={styles.arrow} size={16} aria-hidden /> : null}
      <TextField
        label={t('redirect.to')}
        hint={t('redirect.toHint')}
        problem={isTried && draft.url.trim() === '' ? t('redirect.toNeeded') : problemAt('url')}
        value={draft.url}
        maxLength={longestForward}
        onChange={(url) => onChange({ ...draft, url })}
      />
      <ChoiceField
        label={t('redirect.kind')}
        value={String(draft.status)}
        options={statuses}
        onChange={(value) => {
          const status = forwardStatuses.find((one) => String(one) === value);
          if (status !== undefined) onChange({ ...draft, status });
        }}
      />
    </div>
  );
}

/** Whether both addresses are there, so that it can be sent. */
export const isComplete = ({ path, url }: RedirectDraft): boolean => path.trim() !== '' && url.trim() !== '';
