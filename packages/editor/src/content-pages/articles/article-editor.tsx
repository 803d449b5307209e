import type { AdminArticle } from '@boardwright/api-client/contract';
import { ArrowLeft, ArrowUpRight, Eye, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import { Failure, Problem } from '../../lists/reading.tsx';
import { sentenceOf } from '../../lists/use-found.ts';
import { useDay, useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../lists/use-site-zone.ts';
import controls from '../../ui/controls.module.css';
import { useEditorFeatures } from '../../ui/editor-features.ts';
import { useSiteLanguages } from '../categories/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { ArticleConflict } from './article-conflict.tsx';
import { ArticlePaper } from './article-paper.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ArticleSide } from './article-side.tsx';
import { ArticleState } from './article-state.tsx';
import { useArticlesApi } from './articles-api.ts';
import styles from './articles.module.css';
import { useArticlePage } from './use-article-page.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useSaveText } from './use-save-text.ts';
import { useSaveArticle } from './use-save-article.ts';

interface ArticleEditorProps {
  /** As it was read; undefined for a new one. */
  readonly article: AdminArticle | undefined;
  /** Reads how it is now. */
  readonly onStale: () => void;
}

/** An article while it is written: the paper in the middle, its details at the side (specification §3 'Article'). */
export function ArticleEditor({ article: read, onStale }: ArticleEditorProps) {
  const t = useContentMessages();
  const timeZone = useSiteZone();
  const { own } = useSiteLanguages();
  const { changed, show, language } = useContentAddress();
  const site = { locale: language ?? own, timeZone };
  const editing = useArticleDraft(read, site);
  const { article, draft, isDirty } = editing;
  const saving = useSaveArticle({
    editing,
    site,
    onAdded: ({ id }) => show({ open: String(id) }),
  });
  const saveText = useSaveText(editing);
  const [isPreview, setIsPreview] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const isPlanless = draft.showing === 'planned' && (draft.day === '' || draft.time === '');
  const isDeleted = article?.state === 'deleted';
  const Sign = isPreview ? Pencil : Eye;
  return (
    <>
      <header className={styles.head}>
        <Link className={`${controls.button} ${styles.back}`} to={changed({ open: undefined })}>
          <ArrowLeft size={15} aria-hidden />
          {t('article.back')}
        </Link>
        <h1 id="part-title">{draft.title.trim() || t('article.untitled')}</h1>
        {article ? <ArticleState article={article} /> : null}
        <SavedNote article={article} isDirty={isDirty} />
        <OnSite article={article} />
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          aria-pressed={isPreview}
          onClick={() => setIsPreview(!isPreview)}
        >
          <Sign size={15} aria-hidden />
          {t(isPreview ? 'article.preview.close' : 'article.preview.open')}
        </button>
      </header>
      {isDeleted ? <Deleted article={article} onRestored={onStale} /> : null}
      {editing.isRestored && isDirty ? (
        <p className={styles.note} role="status">
          {t('article.restored')}
          <button type="button" className={controls.link} onClick={editing.discard}>
            {t('article.throwAway')}
          </button>
        </p>
      ) : null}
      <Failure of={saving.failure} onStale={onStale} />
      {saving.done !== undefined && !isDirty ? <p className={list.done}>{saving.done}</p> : null}
      {isPreview ? <ArticlePreview article={article} isDirty={isDirty} /> : null}
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
        <ArticlePaper draft={draft} isTried={isTried} onChange={editing.change} />
        <ArticleSide editing={editing} problems={saving.failure?.fields ?? {}} isTried={isTried} />
        <div className={styles.foot}>
          <button
            type="submit"
            className={`${controls.button} ${controls.primary}`}
            aria-disabled={saving.isBusy}
          >
            {saveText}
          </button>
        </div>
      </form>
      {saving.conflict ? (
        <ArticleConflict conflict={saving.conflict} onChoose={saving.choose} onClose={saving.decideLater} />
      ) : null}
    </>
  );
}

/** The way to what visitors read, where they do. */
function OnSite({ article }: Pick<ArticleEditorProps, 'article'>) {
  const t = useContentMessages();
  const addressOf = useArticlePage();
  const { website } = useEditorFeatures();
  const address = article?.state === 'published' ? addressOf(article.locale, article.slug) : undefined;
  if (address === undefined || !website) return null;
  return (
    <a className={`${controls.button} ${styles.back}`} href={address} target="_blank" rel="noreferrer">
      <ArrowUpRight size={15} aria-hidden />
      {t('article.view')}
    </a>
  );
}

/** Whether all is saved, and by whom it was last. */
function SavedNote({
  article,
  isDirty,
}: Pick<ArticleEditorProps, 'article'> & { readonly isDirty: boolean }) {
  const t = useContentMessages();
  const moment = useMoment();
  if (isDirty) return <span className={styles.dirty}>{t('article.dirty')}</span>;
  if (!article) return <span className={styles.saved} />;
  const values = { name: article.changed_by, moment: moment(article.updated_at) };
  return (
    <span className={styles.saved}>
      {t(article.changed_by ? 'article.saved.at' : 'article.saved.byNobody', values)}
    </span>
  );
}

interface DeletedProps {
  readonly article: AdminArticle;
  readonly onRestored: () => void;
}

function Deleted({ article, onRestored }: DeletedProps) {
  const t = useContentMessages();
  const api = useArticlesApi();
  const day = useDay();
  const [refused, setRefused] = useState<string>();
  async function restore(): Promise<void> {
    try {
      await api.restore(article.id);
      onRestored();
    } catch (error) {
      // Policy: what the server says is said above the article.
      setRefused(sentenceOf(error));
    }
  }
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      <p className={styles.note}>
        {t('article.deleted', { day: day(article.deleted_at ?? '') })}
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void restore()}
        >
          {t('article.restore')}
        </button>
      </p>
    </>
  );
}
