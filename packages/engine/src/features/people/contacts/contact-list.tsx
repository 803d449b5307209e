import type { Address, Phone } from '@boardwright/api-client/contract';
import type { ComponentType } from 'react';
import { Panel } from '@boardwright/ui/panel';
import { ContactRow } from './contact-row.tsx';
import type { ContactsProps } from './contacts.ts';
import { NewRow } from './new-row.tsx';
import { SavedNotice } from './saved-notice.tsx';
import styles from './contacts.module.css';

interface ContactListProps<Row> {
  readonly panel: ContactsProps;
  readonly kind: 'Address' | 'Phone';
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => string;
  /** What a row may be used for, besides being the primary one. */
  readonly uses: readonly ('financial' | 'delivery')[];
  /** Changes a row, or makes the next. */
  readonly RowForm: ComponentType<ContactsProps & { readonly row: Row | undefined }>;
}

/** What one is reached by: rows to change, each with its uses, and a form for the next. */
export function ContactList<Row extends Address | Phone>(props: ContactListProps<Row>) {
  const { panel, kind, rows, textOf, uses, RowForm } = props;
  const { data, t } = panel;
  const part = kind === 'Address' ? 'address' : 'phone';
  const keys = kind === 'Address' ? 'addresses' : 'phones';
  return (
    <Panel title={t(`${keys}.title`)} titleId={`account-${part}`}>
      <SavedNotice part={part} data={data} title={t(`saved.${part}`)} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <ContactRow key={row.id} {...panel} kind={kind} row={row} text={textOf(row)} uses={uses}>
              <RowForm {...panel} row={row} />
            </ContactRow>
          ))}
        </ul>
      )}
      <NewRow {...panel} kind={kind} count={rows.length} name={t(`${keys}.add`)} empty={t(`${keys}.empty`)}>
        <RowForm {...panel} row={undefined} />
      </NewRow>
    </Panel>
  );
}
