import { legalPapers, type LegalState } from '@boardwright/api-client/contract';
import { useCallback, useState } from 'react';
import { PartHead } from '../../lists/list-workspace.tsx';
import { Problem, Reading } from '../../lists/reading.tsx';
import { useMoment } from '../../lists/use-day.ts';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { WrittenNotes } from '../writing/written-notes.tsx';
import { LegalAnswers } from './legal-answers.tsx';
import { useLegalApi } from './legal-api.ts';
import { CompanyFacts, PurposeFacts } from './legal-facts.tsx';
import { LegalPreview } from './legal-preview.tsx';
import { focusGaps, Gaps, isNeeded, Published } from './legal-standing.tsx';
import { LegalVersions } from './legal-versions.tsx';
import { valueText } from './legal-draft.ts';
import styles from './legal.module.css';
import { OwnWordsField } from './own-words.tsx';
import { useLegalNames } from './use-legal-names.ts';
import { useLegalPreview } from './use-legal-preview.ts';
import { useLegalWriting } from './use-legal-writing.ts';
import { Acts, ActsFields } from '../../ui/acts.tsx';
import { focusFirstProblem } from '../../ui/focus-first-problem.ts';

interface LegalEditorProps {
  /** As it was read. */
  readonly read: LegalState;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** The form of the legal pages, and what visitors would read with it, side by side. */
export function LegalEditor({ read, onStale }: LegalEditorProps) {
  const t = useContentMessages();
  const { languages, own } = useSiteLanguages();
  const { language: named, open, show } = useContentAddress();
  const language = languages.find(({ code }) => code === named)?.code ?? own;
  const paper = legalPapers.find((name) => name === open) ?? 'privacy';
  const { editing, shape, state, saving, publish } = useLegalWriting(
    read,
    languages.map(({ code }) => code),
  );
  const { draft, isDirty, change } = editing;
  const preview = useLegalPreview(draft, language);
  const problems = preview.found?.problems ?? {};
  const wrong = Object.keys(problems).length;
  const gaps = preview.found?.gaps ?? state.gaps;
  const [version, setVersion] = useState<number>();
  const nameOf = useLegalNames();
  const lacks = gaps.some(isNeeded);
  const cannotPublish = isDirty || saving.isBusy || lacks || state.is_current;
  const view = {
    language,
    paper,
    address: state.addresses[paper]?.[language],
    onLanguage: (code: string) => show({ language: code }),
    onPaper: (name: string) => show({ open: name }),
  };
  return (
    <>
      <PartHead title={t('part.legal')} about={t('about.legal')}>
        {isDirty ? <span className={styles.dirty}>{t('legal.dirty')}</span> : null}
        <Acts>
          <button
            type="submit"
            form="legal-form"
            className={`${controls.button} ${isDirty ? controls.primary : controls.secondary}`}
            aria-disabled={!isDirty || saving.isBusy || wrong > 0}
          >
            {t('legal.save')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${isDirty ? controls.secondary : controls.primary}`}
            aria-disabled={cannotPublish}
            title={isDirty ? t('legal.saveFirst') : undefined}
            onClick={() => {
              if (!cannotPublish) publish();
              else if (lacks) focusGaps();
            }}
          >
            {t('legal.publish')}
          </button>
        </Acts>
      </PartHead>
      <WrittenNotes
        editing={editing}
        row={undefined}
        saving={saving}
        restore={async () => undefined}
        onStale={onStale}
      />
      <Published state={state} />
      <p className={styles.advice}>{t('legal.advice')}</p>
      <div className={styles.page}>
        <form
          id="legal-form"
          noValidate
          className={styles.form}
          inert={saving.isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            if (wrong > 0) focusFirstProblem(event.currentTarget);
            else if (isDirty) saving.save();
          }}
        >
          <Gaps gaps={gaps} />
          <CompanyFacts company={state.company} />
          <PurposeFacts state={state} />
          <ActsFields>
            <LegalAnswers state={state} draft={draft} problems={problems} onChange={change} />
          </ActsFields>
          {wrong > 0 ? (
            <p className={form.error} role="status">
              {t('legal.wrong', { count: wrong })}
            </p>
          ) : null}
          <ActsFields>
            <OwnWordsField draft={draft} language={language} paper={paper} onChange={change} />
          </ActsFields>
          <LegalVersions key={state.published?.at} open={version} onOpen={setVersion} />
        </form>
        {version === undefined ? (
          <LegalPreview {...view} papers={preview.found?.papers}>
            {preview.refused === undefined ? null : (
              <Problem text={preview.refused} onAgain={preview.again} />
            )}
          </LegalPreview>
        ) : (
          <VersionPreview key={version} id={version} view={view} onBack={() => setVersion(undefined)} />
        )}
      </div>
      <SavingConflict saving={saving} shape={shape} nameOf={nameOf} valueOf={valueText} />
    </>
  );
}

interface VersionPreviewProps {
  readonly id: number;
  readonly view: Omit<Parameters<typeof LegalPreview>[0], 'papers' | 'children'>;
  readonly onBack: () => void;
}

/** Papers as visitors read them from a moment on. */
function VersionPreview({ id, view, onBack }: VersionPreviewProps) {
  const t = useContentMessages();
  const api = useLegalApi();
  const moment = useMoment();
  const state = useFound(useCallback(() => api.version(id), [api, id]));
  return (
    <Reading state={state}>
      {({ papers, published_at: at }) => (
        <LegalPreview {...view} papers={papers[view.language]}>
          <p className={styles.showing} role="status">
            {t('legal.versions.showing', { moment: moment(at) })}
            <button type="button" className={controls.link} onClick={onBack}>
              {t('legal.versions.back')}
            </button>
          </p>
        </LegalPreview>
      )}
    </Reading>
  );
}
