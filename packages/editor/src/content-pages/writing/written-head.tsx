import type { ArticleState } from '@boardwright/api-client/contract';
import { ArrowLeft, ArrowUpRight, Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useMoment } from '../../lists/use-day.ts';
import controls from '../../ui/controls.module.css';
import { useEditorFeatures } from '../../ui/editor-features.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './writing.module.css';
import { WrittenState } from './written-state.tsx';

/** What of anything written is said above its form. */
export interface PublishedRow {
  readonly state: ArticleState;
  readonly published_at: string | null;
  readonly deleted_at: string | null;
  readonly updated_at: string;
  readonly changed_by: string;
}

interface WrittenHeadProps {
  /** As it is stored; undefined while it is not. */
  readonly row: PublishedRow | undefined;
  readonly title: string;
  readonly isDirty: boolean;
  /** The list that it is in. */
  readonly back: string;
  /** Where visitors read it; undefined where none do. */
  readonly address: string | undefined;
  readonly isPreview: boolean;
  readonly onPreview: () => void;
}

/** The ways from what is written, what it is to the board, and whether all is saved. */
export function WrittenHead(props: WrittenHeadProps) {
  const { row, title, isDirty, back, address, isPreview, onPreview } = props;
  const t = useContentMessages();
  const { changed } = useContentAddress();
  const Sign = isPreview ? Pencil : Eye;
  return (
    <header className={styles.head}>
      <Link
        className={`${controls.button} ${styles.back}`}
        to={changed({ open: undefined, begin: undefined })}
      >
        <ArrowLeft size={15} aria-hidden />
        {back}
      </Link>
      <h1 id="part-title">{title.trim() || t('written.untitled')}</h1>
      {row ? <WrittenState row={row} /> : null}
      <SavedNote row={row} isDirty={isDirty} />
      <OnSite address={row?.state === 'published' ? address : undefined} />
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        aria-pressed={isPreview}
        data-reads
        onClick={onPreview}
      >
        <Sign size={15} aria-hidden />
        {t(isPreview ? 'written.preview.close' : 'written.preview.open')}
      </button>
    </header>
  );
}

/** The way to what visitors read, where they do. */
function OnSite({ address }: Pick<WrittenHeadProps, 'address'>) {
  const t = useContentMessages();
  const { website } = useEditorFeatures();
  if (address === undefined || !website) return null;
  return (
    <a className={`${controls.button} ${styles.back}`} href={address} target="_blank" rel="noreferrer">
      <ArrowUpRight size={15} aria-hidden />
      {t('written.view')}
    </a>
  );
}

/** Whether all is saved, and by whom it was last. */
function SavedNote({ row, isDirty }: Pick<WrittenHeadProps, 'row' | 'isDirty'>) {
  const t = useContentMessages();
  const moment = useMoment();
  if (isDirty) return <span className={styles.dirty}>{t('written.dirty')}</span>;
  if (!row) return <span className={styles.saved} />;
  const values = { name: row.changed_by, moment: moment(row.updated_at) };
  return (
    <span className={styles.saved}>
      {t(row.changed_by ? 'written.saved.at' : 'written.saved.byNobody', values)}
    </span>
  );
}
