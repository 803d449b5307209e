import { ChevronDown, File, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { findPages, type PageEntry } from '../saving/site-pages.ts';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import styles from './page-switcher.module.css';

interface PageSwitcherProps {
  readonly entries: readonly PageEntry[];
  readonly current: PageEntry | undefined;
  readonly onChoose: (id: number) => void;
}

export function PageSwitcher({ entries, current, onChoose }: PageSwitcherProps) {
  const t = useEditorT();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      className={styles.switcher}
      buttonClassName={styles.opener}
      button={
        <>
          <File size={15} strokeWidth={1.75} aria-hidden />
          <span className={controls.unseen}>{t('shell.page')}: </span>
          <b className={styles.name}>{current?.name}</b>
          <span className={styles.address}>{current?.address}</span>
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </>
      }
    >
      <PageSheet
        entries={entries}
        current={current}
        onChoose={(id) => {
          onChoose(id);
          setOpen(false);
        }}
      />
    </Disclosure>
  );
}

function PageSheet({ entries, current, onChoose }: PageSwitcherProps) {
  const t = useEditorT();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const found = findPages(entries, typed);
  return (
    <div className={styles.sheet}>
      <label className={styles.find}>
        <Search size={14} strokeWidth={2} aria-hidden />
        <input
          type="search"
          ref={field}
          value={typed}
          placeholder={t('shell.findPage')}
          aria-label={t('shell.findPage')}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) onChoose(found[0].page.id);
          }}
        />
      </label>
      <ul aria-label={t('shell.pages')}>
        {found.map(({ page, name, address }) => (
          <li key={page.id}>
            <button
              type="button"
              className={styles.row}
              aria-current={page.id === current?.page.id ? 'page' : undefined}
              onClick={() => onChoose(page.id)}
            >
              <span className={styles.rowName}>{name}</span>
              <span className={styles.address}>{address}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className={styles.none}>{t('shell.noPages')}</p> : null}
    </div>
  );
}
