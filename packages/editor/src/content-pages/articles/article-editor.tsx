import type { AdminArticle } from '@boardwright/api-client/contract';
import { SaveFoot } from '../writing/save-foot.tsx';
import { articleInEditor, canvasAddress } from '@boardwright/engine/canvas-address';
import { useId, useState } from 'react';
import { useSiteZone } from '../../workbench/use-site-zone.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { PagePreview } from '../writing/page-preview.tsx';
import styles from '../writing/writing.module.css';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { WrittenHead } from '../writing/written-head.tsx';
import { WrittenNotes } from '../writing/written-notes.tsx';
import { useDetailPage } from '../writing/use-detail-page.ts';
import { articleShape } from './article-draft.ts';
import { ArticlePaper } from './article-paper.tsx';
import { ArticleSide } from './article-side.tsx';
import { useArticlesApi } from './articles-api.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { useSaveArticle } from './use-save-article.ts';
import { useSaveText } from './use-save-text.ts';
import { ActsFields } from '../../ui/acts.tsx';

interface ArticleEditorProps {
  /** As it was read; undefined for a new one. */
  readonly article: AdminArticle | undefined;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** An article while it is written: the paper in the middle, its details at the side (specification §3 'Article'). */
export function ArticleEditor({ article: read, onStale }: ArticleEditorProps) {
  const t = useContentMessages();
  const api = useArticlesApi();
  const timeZone = useSiteZone();
  const { own } = useSiteLanguages();
  const { show, language } = useContentAddress();
  const addressOf = useDetailPage('p-cms-article');
  const site = { locale: language ?? own, timeZone };
  const editing = useArticleDraft(read, site);
  const { row: article, draft, isDirty } = editing;
  const saving = useSaveArticle({ editing, site, onAdded: ({ id }) => show({ open: String(id) }) });
  const saveText = useSaveText(editing);
  const texts = useFieldTexts();
  const [isPreview, setIsPreview] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const isPlanless = draft.showing === 'planned' && (draft.day === '' || draft.time === '');
  const isDeleted = article?.state === 'deleted';
  const address = article && addressOf(article.locale, article.slug);
  return (
    <>
      <WrittenHead
        row={article}
        title={draft.title}
        isDirty={isDirty}
        back={t('article.back')}
        address={address}
        isPreview={isPreview}
        onPreview={() => setIsPreview(!isPreview)}
      />
      <WrittenNotes
        editing={editing}
        row={article}
        saving={saving}
        restore={async () => article && api.restore(article.id)}
        onStale={onStale}
      />
      {isPreview ? (
        <PagePreview
          isStored={article !== undefined}
          isDirty={isDirty}
          address={address && `${canvasAddress(address, 'guest')}&${articleInEditor}=${article.id}`}
          revision={article?.revision ?? 0}
          title={t('article.preview.title')}
          none={t('article.preview.none')}
        />
      ) : null}
      <form
        id={formId}
        noValidate
        className={styles.editor}
        hidden={isPreview}
        inert={isDeleted || (saving.isBusy && !article)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (draft.title.trim() !== '' && !isPlanless) saving.save();
        }}
      >
        <ActsFields>
          <ArticlePaper draft={draft} isTried={isTried} onChange={editing.change} />
          <ArticleSide editing={editing} problems={saving.failure?.fields ?? {}} isTried={isTried} />
        </ActsFields>
        <SaveFoot text={saveText} isBusy={saving.isBusy} />
      </form>
      <SavingConflict
        saving={saving}
        shape={articleShape}
        isPicture={(field) => field === 'image'}
        {...texts}
      />
    </>
  );
}
