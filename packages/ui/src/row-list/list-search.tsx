import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { TextField } from '../field/text-field.tsx';
import styles from './list-search.module.css';

interface ListSearchProps {
  readonly id: string;
  /** Address of the list. */
  readonly action: string;
  /** What the form carries along without fields for it. */
  readonly hidden: Readonly<Record<string, string>>;
  /** What the list was searched by. */
  readonly search: string;
  readonly label: string;
  readonly go: string;
  readonly className?: string | undefined;
}

/** Searches a list by words: a form of the address, so that it works without scripts. */
export function ListSearch({ id, action, hidden, search, label, go, className }: ListSearchProps) {
  return (
    // Another search is another form: its field shows what the list does.
    <Form
      key={search}
      method="get"
      action={action}
      role="search"
      className={classNames(styles.search, className)}
      preventScrollReset
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={id}
        name="search"
        type="search"
        small
        label={label}
        maxLength={200}
        defaultValue={search}
      />
      <Button variant="secondary" size="small" icon={Search}>
        {go}
      </Button>
    </Form>
  );
}
