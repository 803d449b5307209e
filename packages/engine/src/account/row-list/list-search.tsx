import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { useBoard } from '../../page/board-context.ts';
import { Button } from '../../kit/button/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { TextField } from '../../kit/field/text-field.tsx';
import styles from './list-search.module.css';

interface ListSearchProps {
  readonly id: string;
  /** The tab whose list it is. */
  readonly tab: string;
  /** What the list was searched by. */
  readonly search: string;
  readonly label: string;
  readonly go: string;
  readonly className?: string | undefined;
}

/** Searches a list of a panel by words: a form of the address, so that it works without scripts. */
export function ListSearch({ id, tab, search, label, go, className }: ListSearchProps) {
  const board = useBoard();
  return (
    // Another search is another form: its field shows what the list does.
    <Form
      key={search}
      method="get"
      action={board.path}
      role="search"
      className={classNames(styles.search, className)}
      preventScrollReset
    >
      <input type="hidden" name="menuType" value={tab} />
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
