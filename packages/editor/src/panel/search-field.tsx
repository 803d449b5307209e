import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import styles from './block-panel.module.css';

interface SearchFieldProps {
  readonly value: string;
  /** Undefined to go back to the tabs. */
  readonly onChange: (searched: string | undefined) => void;
}

/** Searches all tabs of the panel; Escape goes back to the tab it came from. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const t = useEditorT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.search}>
      <Search size={14} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={t('panel.search')}
        placeholder={t('panel.search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Only the search closes: the block stays chosen.
          event.stopPropagation();
          onChange(undefined);
          document.getElementById('panel-search')?.focus();
        }}
      />
      <kbd>Esc</kbd>
    </div>
  );
}
