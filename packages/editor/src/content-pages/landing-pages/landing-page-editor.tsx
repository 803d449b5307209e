import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { SaveFoot } from '../writing/save-foot.tsx';
import { canvasAddress, landingPageInEditor } from '@boardwright/engine/canvas-address';
import { useState } from 'react';
import { useContentMessages } from '../use-content-messages.ts';
import { PagePreview } from '../writing/page-preview.tsx';
import { useDetailPage } from '../writing/use-detail-page.ts';
import styles from '../writing/writing.module.css';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { WrittenHead } from '../writing/written-head.tsx';
import { WrittenNotes } from '../writing/written-notes.tsx';
import { landingPageShape } from './landing-page-draft.ts';
import { LandingPagePaper } from './landing-page-paper.tsx';
import { LandingPageSide } from './landing-page-side.tsx';
import { queryOf } from './landing-search.ts';
import { useLandingPagesApi } from './landing-pages-api.ts';
import { useLandingFieldTexts } from './use-landing-field-texts.ts';
import { useLandingPage } from './use-landing-page.ts';
import { ActsFields } from '../../ui/acts.tsx';

interface LandingPageEditorProps {
  /** As it was read; undefined for a new one. */
  readonly page: AdminLandingPage | undefined;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** A landing page while it is written: its search and texts in the middle, its details at the side. */
export function LandingPageEditor({ page: read, onStale }: LandingPageEditorProps) {
  const t = useContentMessages();
  const api = useLandingPagesApi();
  const addressOf = useDetailPage('p-landing-pages');
  const { editing, saving, saveText } = useLandingPage(read);
  const { row: page, draft, isDirty, change } = editing;
  const texts = useLandingFieldTexts();
  const [isPreview, setIsPreview] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const hasSearch = Object.keys(queryOf(draft.search)).length > 0;
  const address = page && addressOf(page.locale, page.slug);
  const problems = saving.failure?.fields ?? {};
  const searchProblem =
    problems['query']?.[0] ?? (isTried && !hasSearch ? t('landing.searchNeeded') : undefined);
  return (
    <>
      <WrittenHead
        row={page}
        title={draft.title}
        isDirty={isDirty}
        back={t('landing.back')}
        address={address}
        isPreview={isPreview}
        onPreview={() => setIsPreview(!isPreview)}
      />
      <WrittenNotes
        editing={editing}
        row={page}
        saving={saving}
        restore={async () => page && api.restore(page.id)}
        onStale={onStale}
      />
      {isPreview ? (
        <PagePreview
          isStored={page !== undefined}
          isDirty={isDirty}
          address={address && `${canvasAddress(address, 'guest')}&${landingPageInEditor}=${page.id}`}
          revision={page?.revision ?? 0}
          title={t('landing.preview.title')}
          none={t('landing.preview.none')}
        />
      ) : null}
      <form
        noValidate
        className={styles.editor}
        hidden={isPreview}
        inert={page?.state === 'deleted' || (saving.isBusy && !page)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (draft.title.trim() !== '' && hasSearch) saving.save();
        }}
      >
        <ActsFields>
          <LandingPagePaper draft={draft} isTried={isTried} problem={searchProblem} onChange={change} />
          <LandingPageSide editing={editing} problems={problems} />
        </ActsFields>
        <SaveFoot text={saveText} isBusy={saving.isBusy} />
      </form>
      <SavingConflict
        saving={saving}
        shape={landingPageShape}
        isPicture={(field) => field === 'image'}
        {...texts}
      />
    </>
  );
}
