import type { ReactNode } from 'react';
import { useBoard } from '../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import { deleteJournal, restoreJournal, useJournalOffer } from './form-journal.ts';
import styles from './journal-offer.module.css';

interface JournalOfferProps {
  /** Under which name the form keeps its journal on this device. */
  readonly name: string;
  readonly title?: string;
  /** The words of both answers. */
  readonly restore: string;
  readonly forget: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Inside a form: offers what was typed there on an earlier visit and never sent. Nothing where there is none. */
export function JournalOffer({ name, title, restore, forget, className, children }: JournalOfferProps) {
  const board = useBoard();
  const [values, close] = useJournalOffer(name, board.now);
  if (!values) return null;
  return (
    <Notice
      {...(title !== undefined && { title })}
      className={className}
      action={
        <span className={styles.answers}>
          <Button
            type="button"
            size="small"
            onClick={(event) => {
              const { form } = event.currentTarget;
              if (form) restoreJournal(form, values);
              close();
            }}
          >
            {restore}
          </Button>
          <Button
            type="button"
            variant="plain"
            size="small"
            onClick={() => {
              deleteJournal(name);
              close();
            }}
          >
            {forget}
          </Button>
        </span>
      }
    >
      {children}
    </Notice>
  );
}
