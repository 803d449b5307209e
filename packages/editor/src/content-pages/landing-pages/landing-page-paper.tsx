import { landingPageLimits } from '@boardwright/api-client/contract';
import { useId, useMemo } from 'react';
import form from '../../ui/form.module.css';
import { FieldContext, type FieldAround } from '../../widgets/control.ts';
import { JobQueryControl } from '../../widgets/job-query-control.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import writing from '../writing/writing.module.css';
import { LeadField, TitleField } from '../writing/written-texts.tsx';
import { RichTextField } from '../../lists/rich-text-field.tsx';
import { JobsNow } from './jobs-now.tsx';
import type { LandingPageDraft } from './landing-page-draft.ts';
import styles from './landing-pages.module.css';

interface LandingPagePaperProps {
  readonly draft: LandingPageDraft;
  /** It was sent: what is missing is said. */
  readonly isTried: boolean;
  /** What is wrong with the search. */
  readonly problem: string | undefined;
  readonly onChange: (change: Partial<LandingPageDraft>) => void;
}

/** What is read of a landing page, in its order: title, description, a text, the jobs of its search, a text. */
export function LandingPagePaper({ draft, isTried, problem, onChange }: LandingPagePaperProps) {
  const t = useContentMessages();
  return (
    <div className={`${writing.paper} ${styles.paper}`} lang={draft.locale}>
      <TitleField
        title={draft.title}
        most={landingPageLimits.title}
        isTried={isTried}
        onChange={(title) => onChange({ title })}
      />
      <LeadField
        lead={draft.description}
        most={landingPageLimits.description}
        onChange={(description) => onChange({ description })}
      />
      <RichTextField
        label={t('landing.above')}
        value={draft.textAbove}
        onChange={(textAbove) => onChange({ textAbove })}
      />
      <SearchFields draft={draft} problem={problem} onChange={onChange} />
      <RichTextField
        label={t('landing.below')}
        value={draft.textBelow}
        onChange={(textBelow) => onChange({ textBelow })}
      />
    </div>
  );
}

/** The search whose jobs stand on the page, with how many those are now. */
function SearchFields({ draft, problem, onChange }: Omit<LandingPagePaperProps, 'isTried'>) {
  const t = useContentMessages();
  const id = useId();
  const label = t('landing.search');
  const { search } = draft;
  const around = useMemo(
    (): FieldAround => ({
      blockKey: '',
      name: 'query',
      label,
      labelId: `${id}-label`,
      describedBy: `${id}-about`,
      invalid: problem !== undefined,
    }),
    [id, label, problem],
  );
  const { rest, remote, distance, segment_ids: ids, ...texts } = search;
  return (
    <section className={styles.search} aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.legend}>
        {label}
      </p>
      <p
        id={`${id}-about`}
        className={problem === undefined ? form.hint : form.error}
        role={problem && 'alert'}
      >
        {problem ?? t('landing.searchHint')}
      </p>
      <FieldContext value={around}>
        <JobQueryControl
          id={id}
          schema={{ type: 'object' }}
          value={{ ...texts, distance, segment_ids: ids }}
          onChange={(next) => {
            const { lat: _lat, lon: _lon, ...placeless } = rest;
            const isMoved = next?.location_name !== search.location_name;
            onChange({ search: { ...search, ...next, rest: isMoved ? placeless : rest } });
          }}
        />
      </FieldContext>
      <label className={form.check}>
        <input
          type="checkbox"
          checked={remote}
          onChange={({ target }) => onChange({ search: { ...search, remote: target.checked } })}
        />
        {t('landing.onlyRemote')}
      </label>
      <JobsNow locale={draft.locale} search={search} />
    </section>
  );
}
