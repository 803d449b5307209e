import type { AdminArticle } from '@boardwright/api-client/contract';
import { articleInEditor, canvasAddress } from '@boardwright/engine/canvas-address';
import { useState } from 'react';
import list from '../../lists/list.module.css';
import { useFramePage } from '../../ui/use-frame-page.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './articles.module.css';
import { useArticlePage } from './use-article-page.ts';

interface ArticlePreviewProps {
  /** As it is stored; undefined while it is not. */
  readonly article: AdminArticle | undefined;
  readonly isDirty: boolean;
}

const widths = ['wide', 'narrow'] as const;

/** The article's page as visitors would see it; nobody else is shown what is no more than a draft. */
export function ArticlePreview({ article, isDirty }: ArticlePreviewProps) {
  const t = useContentMessages();
  const addressOf = useArticlePage();
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const page = article && addressOf(article.locale, article.slug);
  const address = page && article && `${canvasAddress(page, 'guest')}&${articleInEditor}=${article.id}`;
  const { ref, onLoad } = useFramePage(address);
  if (!article) return <p className={list.none}>{t('article.preview.save')}</p>;
  if (address === undefined) return <p className={list.none}>{t('article.preview.none')}</p>;
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        {isDirty ? <p>{t('article.preview.unsaved')}</p> : <span />}
        <div className={styles.segments} role="group" aria-label={t('article.preview.widths')}>
          {widths.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="width"
                value={name}
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              <span>{t(`article.preview.${name}`)}</span>
            </label>
          ))}
        </div>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on its own origin: it needs its scripts */}
      <iframe
        key={article.revision}
        ref={ref}
        onLoad={onLoad}
        className={styles.frame}
        data-width={width}
        src={address}
        title={t('article.preview.title')}
      />
    </div>
  );
}
