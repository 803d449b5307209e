import Lock from 'lucide-react/icons/lock';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { lookUp } from '../../page/forms/look-up.ts';
import { useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Combobox } from '@boardwright/ui/combobox';
import { SearchField, type SearchFieldContext } from './search-field.tsx';
import type { KeywordOption } from './keyword-option.ts';

/** Holds the segments of a chosen suggestion until something else is typed. */
export const segmentsField = 'suggested_segments';

interface KeywordFieldProps extends SearchFieldContext {
  /** The keyword that the page's job list fixes. */
  readonly fixed: string;
}

/** What one looks for. Fixed by the admin, it can be read but not changed. */
export function KeywordField({ id, path, here, search, t, submit, fixed }: KeywordFieldProps) {
  const board = useBoard();
  const segments = useRef<HTMLInputElement>(null);
  const inputId = `search-${id}-keyword`;
  const value = search.search ?? '';
  const holdSegments = (ids: readonly number[]): void => {
    if (!segments.current) return;
    segments.current.value = ids.join(',');
    segments.current.disabled = ids.length === 0;
  };
  if (fixed) {
    return (
      <SearchField id={inputId} icon={Lock} label={t('keyword')}>
        <input id={inputId} name="search" value={fixed} readOnly aria-describedby={`search-${id}-locked`} />
      </SearchField>
    );
  }
  const onClear = (): void => {
    const input = document.getElementById(inputId) as HTMLInputElement | null;
    if (input) input.value = '';
    holdSegments([]);
    input?.focus();
    if (here && value) submit();
  };
  const rest = { ...search, search: undefined, page: 1 };
  const href = here || value ? path + writeSearchAddress(rest) : board.path;
  return (
    <SearchField
      id={inputId}
      icon={Search}
      label={t('keyword')}
      clear={{ label: t('clearKeyword'), href, onClear }}
    >
      <Combobox<KeywordOption>
        id={inputId}
        name="search"
        value={value}
        maxLength={200}
        placeholder={t('keywordExample')}
        enterKeyHint="search"
        listLabel={t('keywords')}
        announce={(count) => t('found', { count })}
        find={(typed, signal) =>
          lookUp({ path: board.path, id, action: 'suggest' }, { search: typed }, signal)
        }
        onType={() => holdSegments([])}
        onChoose={(option) => holdSegments(option.segments)}
      />
      <input ref={segments} type="hidden" name={segmentsField} key={value} disabled />
    </SearchField>
  );
}
