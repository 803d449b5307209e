import { useState } from 'react';
import list from '../../lists/list.module.css';
import { useFramePage } from '../../ui/use-frame-page.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './writing.module.css';

interface PagePreviewProps {
  readonly isStored: boolean;
  readonly isDirty: boolean;
  /** On the canvas; undefined where no page shows it. */
  readonly address: string | undefined;
  /** Another one is another page. */
  readonly revision: number;
  readonly title: string;
  /** What is said where no page shows it. */
  readonly none: string;
}

const widths = ['wide', 'narrow'] as const;

/** Its page as visitors would see it; nobody else is shown what is no more than a draft. */
export function PagePreview({ isStored, isDirty, address, revision, title, none }: PagePreviewProps) {
  const t = useContentMessages();
  const [width, setWidth] = useState<(typeof widths)[number]>('wide');
  const { ref, onLoad } = useFramePage(address);
  if (!isStored) return <p className={list.none}>{t('written.preview.save')}</p>;
  if (address === undefined) return <p className={list.none}>{none}</p>;
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        {isDirty ? <p>{t('written.preview.unsaved')}</p> : <span />}
        <div className={styles.segments} role="group" data-reads aria-label={t('written.preview.widths')}>
          {widths.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="width"
                value={name}
                checked={width === name}
                onChange={() => setWidth(name)}
              />
              <span>{t(`written.preview.${name}`)}</span>
            </label>
          ))}
        </div>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on its own origin: it needs its scripts */}
      <iframe
        key={revision}
        ref={ref}
        onLoad={onLoad}
        className={styles.frame}
        data-width={width}
        src={address}
        title={title}
      />
    </div>
  );
}
