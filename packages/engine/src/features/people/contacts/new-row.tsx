import type { ReactNode } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { tabAddress } from '../../../page/account/account-panel.ts';
import type { ContactsProps } from './contacts.ts';
import styles from './contacts.module.css';

interface NewRowProps extends Pick<ContactsProps, 'data' | 't' | 'tab'> {
  readonly kind: 'Address' | 'Phone';
  /** How many there are. */
  readonly count: number;
  readonly name: string;
  /** Said while there are none. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** The way to one more, or its form; none when there are as many as there may be. */
export function NewRow({ data, t, tab, kind, count, name, empty, children }: NewRowProps) {
  const board = useBoard();
  const part = `${kind}-new`;
  if (count >= data.limit) return <p className={styles.soft}>{t('full', { count: data.limit })}</p>;
  if (data.edit === part)
    return (
      <div id={part} className={styles.new}>
        {children}
      </div>
    );
  return (
    <>
      {count === 0 && <p className={styles.soft}>{empty}</p>}
      <LinkButton href={`${tabAddress(board, tab, { edit: part })}#${part}`} variant="secondary" size="small">
        {name}
      </LinkButton>
    </>
  );
}
