import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import { useListMessages } from './use-list-messages.ts';

interface FindFormProps {
  /** What is looked for. */
  readonly label: string;
  /** As it stands in the address. */
  readonly find: string;
  readonly onFind: (words: string) => void;
}

/** Words to look for, kept in the address. */
export function FindForm({ label, find, onFind }: FindFormProps) {
  const t = useListMessages();
  const id = useId();
  const [typed, setTyped] = useState(find);
  return (
    <form
      role="search"
      data-reads
      className={list.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <label htmlFor={id} className={controls.unseen}>
        {label}
      </label>
      <Search size={14} strokeWidth={2} aria-hidden />
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={200}
        placeholder={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={`${controls.button} ${controls.secondary}`}>
        {t('find')}
      </button>
    </form>
  );
}
