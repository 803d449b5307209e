import type { ReactNode } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { Notice } from '@boardwright/ui/notice';
import { RowTools } from '@boardwright/ui/row-tools';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { tabAddress } from '../../../page/account/account-panel.ts';
import type { ContactsAction, ContactsProps } from './contacts.ts';
import styles from './contacts.module.css';

interface ContactRowProps extends ContactsProps {
  readonly kind: 'Address' | 'Phone';
  readonly row: {
    readonly id: number;
    readonly label: string;
    readonly primary: boolean;
    readonly financial: boolean;
    readonly delivery: boolean;
  };
  /** What it says, on one line. */
  readonly text: string;
  /** Uses one may give it, beside primary. */
  readonly uses: readonly ('financial' | 'delivery')[];
  /** The form that changes it. */
  readonly children: ReactNode;
}

/** One address or number: what it is for, and what to do with it. Without scripts each button is a form. */
export function ContactRow({ kind, row, text, uses, children, ...panel }: ContactRowProps) {
  const { data, tab, t } = panel;
  const board = useBoard();
  const part = `${kind}-${row.id}`;
  const flags = (['primary', 'financial', 'delivery'] as const).filter((flag) => row[flag]);
  const offered = (['primary', ...uses] as const).filter((flag) => !row[flag]);
  const editing = data.edit === part;
  return (
    <li className={styles.row} id={part}>
      <div className={styles.words}>
        {row.label && <p className={styles.label}>{row.label}</p>}
        <p>{text}</p>
      </div>
      {flags.length > 0 && (
        <p className={styles.badges}>
          {flags.map((flag) => (
            <Badge key={flag} tone={flag === 'primary' ? 'success' : 'neutral'}>
              {t(`flags.${flag}`)}
            </Badge>
          ))}
        </p>
      )}
      <RowTools>
        {!editing && (
          <Link
            href={`${tabAddress(board, tab, { edit: part })}#${part}`}
            aria-label={`${t('edit')}: ${text}`}
          >
            {t('edit')}
          </Link>
        )}
        {offered.map((flag) => (
          <RowButton
            key={flag}
            {...{ panel, part, id: row.id }}
            action={`flag${kind}`}
            flag={flag}
            name={t(`make.${flag}`)}
            label={`${t(`make.${flag}`)}: ${text}`}
          />
        ))}
        <RowButton
          {...{ panel, part, id: row.id }}
          action={`delete${kind}`}
          name={t('delete')}
          label={`${t('delete')}: ${text}`}
        />
      </RowTools>
      {editing && <div className={styles.full}>{children}</div>}
    </li>
  );
}

interface RowButtonProps {
  readonly panel: ContactsProps;
  readonly action: ContactsAction;
  readonly part: string;
  readonly id: number;
  readonly flag?: string;
  readonly name: string;
  /** The name with what it is about: a list has several of the same name. */
  readonly label: string;
}

function RowButton({ panel, action, part, id, flag, name, label }: RowButtonProps) {
  return (
    <PanelForm panel={panel} action={action} part={flag ? `${part}-${flag}` : part}>
      {({ answer, busy }) => (
        <>
          <input type="hidden" name="id" value={id} />
          {flag && <input type="hidden" name="flag" value={flag} />}
          <Button variant="plain" size="small" busy={busy} aria-label={label}>
            {name}
          </Button>
          {answer.message && <Notice tone="danger" title={answer.message} />}
        </>
      )}
    </PanelForm>
  );
}
