import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { tabAddress } from '../../../page/account/account-panel.ts';
import type { ContactsProps } from './contacts.ts';
import styles from './contacts.module.css';

/** Save, or leave it as it was. */
export function SaveRow({ t, tab, busy }: Pick<ContactsProps, 't' | 'tab'> & { readonly busy: boolean }) {
  const board = useBoard();
  return (
    <p className={styles.saveRow}>
      <Button size="small" busy={busy}>
        {t('save')}
      </Button>
      <LinkButton href={tabAddress(board, tab)} variant="plain" size="small" storeScroll>
        {t('cancel')}
      </LinkButton>
    </p>
  );
}
