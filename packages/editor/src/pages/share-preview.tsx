import type { EditedSite } from '../page-editing/edited-site.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import type { PageRow } from '../model/page-settings.ts';
import { sharedPage } from './search-result.ts';
import { useSearchResultMessages } from './use-search-result-messages.ts';
import styles from './share-preview.module.css';

interface SharePreviewProps {
  readonly site: EditedSite;
  readonly row: PageRow;
  /** Lower case. */
  readonly language: string;
}

/** The page as networks draw it where somebody shares its address. */
export function SharePreview({ site, row, language }: SharePreviewProps) {
  const { editorSite } = useWorkbench();
  const resultT = useSearchResultMessages();
  const { title, description, image } = sharedPage(site, row, language.toUpperCase());
  return (
    <figure className={styles.card} aria-label={resultT('card')}>
      {image ? <img src={image} alt="" /> : null}
      <figcaption>
        <span>{editorSite.host}</span>
        <b>{title}</b>
        {description ? <span>{description}</span> : null}
      </figcaption>
    </figure>
  );
}
