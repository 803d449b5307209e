import { placeholderLengths, type Placeholders } from '@boardwright/api-client/contract';
import { Braces } from 'lucide-react';
import { useCallback } from 'react';
import { EmptyList } from '../../lists/empty-list.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { useWrittenDraft } from '../../written/use-written-draft.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { WrittenNotes } from '../writing/written-notes.tsx';
import {
  placeholderDraft,
  placeholderShape,
  type PlaceholderRow as Row,
  rowsText,
  sentRows,
  writtenPlaceholders,
} from './placeholder-draft.ts';
import { DeletedPlaceholders } from './deleted-placeholders.tsx';
import { PlaceholderRow, Uses } from './placeholder-row.tsx';
import { usePlaceholdersApi } from './placeholders-api.ts';
import styles from './placeholders.module.css';
import { Acts, ActsFields } from '../../ui/acts.tsx';

/** Words of the board that its pages call by a name (specification §3 'placeholders'). */
export function PlaceholdersPart() {
  const api = usePlaceholdersApi();
  const state = useFound(useCallback(() => api.read(), [api]));
  return (
    <RecordReading state={state}>
      {(read) => <PlaceholderList key={read.revision} read={read} onStale={state.again} />}
    </RecordReading>
  );
}

interface PlaceholderListProps {
  readonly read: Placeholders;
  /** Reads how they are now. */
  readonly onStale: () => void;
}

function usePlaceholderWriting(read: Placeholders) {
  const t = useContentMessages();
  const api = usePlaceholdersApi();
  const editing = useWrittenDraft({
    row: writtenPlaceholders(read),
    toDraft: placeholderDraft,
    shape: placeholderShape,
    name: 'placeholders',
  });
  const saving = useSaveWritten({
    editing,
    shape: placeholderShape,
    toDraft: placeholderDraft,
    // A board has its list from the beginning, if only an empty one.
    add: async () => writtenPlaceholders(read),
    change: async (_, { draft, revision }) => {
      const result = await api.save({ revision, placeholders: sentRows(draft) });
      return 'saved' in result
        ? { saved: writtenPlaceholders(result.saved) }
        : { current: writtenPlaceholders(result.current) };
    },
    sentenceOf: () => t('placeholder.saved'),
    onAdded: () => undefined,
  });
  return { editing, saving, stored: editing.row ?? read };
}

function PlaceholderList({ read, onStale }: PlaceholderListProps) {
  const t = useContentMessages();
  const { find, show } = useContentAddress();
  const { editing, saving, stored } = usePlaceholderWriting(read);
  const { draft, isDirty, change } = editing;
  const write = (rows: readonly Row[]) => change({ rows });
  const problemsAt = (at: number) => (field: string) => saving.failure?.fields?.[`${at}.${field}`]?.[0];
  const usesOf = (name: string) =>
    [...stored.placeholders, ...stored.missing].find((one) => one.name === name.trim())?.uses ?? [];
  const missing = stored.missing.filter(({ name }) => !draft.rows.some((row) => row.name.trim() === name));
  const deleted = stored.deleted.filter(({ name }) => !draft.rows.some((row) => row.name.trim() === name));
  const words = find.toLowerCase();
  const matches = (row: Row) =>
    rowsText({ rows: [row] })
      .toLowerCase()
      .includes(words);
  const found = draft.rows.flatMap((row, at) => (matches(row) || row.name === '' ? [{ row, at }] : []));
  const isFull = draft.rows.length >= placeholderLengths.count;
  return (
    <>
      <PartHead title={t('part.placeholders')} about={t('about.placeholders')}>
        {isDirty ? <span className={styles.dirty}>{t('placeholder.dirty')}</span> : null}
        <Acts>
          {isFull ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => write([{ name: '', texts: {} }, ...draft.rows])}
            >
              {t('placeholder.add')}
            </button>
          )}
          <button
            type="submit"
            form="placeholders"
            className={`${controls.button} ${controls.primary}`}
            aria-disabled={!isDirty || saving.isBusy}
          >
            {t('placeholder.save')}
          </button>
        </Acts>
      </PartHead>
      <WrittenNotes
        editing={editing}
        row={undefined}
        saving={saving}
        restore={async () => undefined}
        onStale={onStale}
      />
      <Missing missing={missing} onWrite={(name) => write([{ name, texts: {} }, ...draft.rows])} />
      {draft.rows.length > 1 ? (
        <div className={list.bar} data-reads>
          <FindForm
            key={find}
            label={t('placeholder.find')}
            find={find}
            onFind={(text) => show({ find: text })}
          />
        </div>
      ) : null}
      <form
        id="placeholders"
        noValidate
        className={styles.list}
        inert={saving.isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (isDirty) saving.save();
        }}
      >
        <ActsFields>
          {found.map(({ row, at }) => (
            <PlaceholderRow
              key={at}
              row={row}
              uses={usesOf(row.name)}
              problemOf={problemsAt(at)}
              onChange={(next) => write(draft.rows.with(at, next))}
              onRemove={() => write(draft.rows.toSpliced(at, 1))}
            />
          ))}
        </ActsFields>
      </form>
      {draft.rows.length === 0 ? (
        <EmptyList
          sign={Braces}
          title={t('placeholder.noneTitle')}
          text={t('placeholder.none', { example: '{{phone}}' })}
        />
      ) : found.length === 0 ? (
        <div className={list.none}>
          <p>{t('placeholder.noneFound')}</p>
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => show({ find: undefined })}
          >
            {t('placeholder.showAll')}
          </button>
        </div>
      ) : null}
      {isFull ? null : (
        <DeletedPlaceholders
          deleted={deleted}
          onRestore={({ name, texts }) => write([{ name, texts }, ...draft.rows])}
        />
      )}
      <SavingConflict
        saving={saving}
        shape={placeholderShape}
        nameOf={() => t('part.placeholders')}
        valueOf={(_, of) => rowsText(of)}
      />
    </>
  );
}

interface MissingProps {
  readonly missing: Placeholders['missing'];
  readonly onWrite: (name: string) => void;
}

/** Names that are written on pages and filled in by nobody. */
function Missing({ missing, onWrite }: MissingProps) {
  const t = useContentMessages();
  if (missing.length === 0) return null;
  return (
    <section className={styles.missing} aria-labelledby="placeholders-missing">
      <h2 id="placeholders-missing">{t('placeholder.missing.title')}</h2>
      <p>{t('placeholder.missing.about')}</p>
      <ul>
        {missing.map(({ name, uses }) => (
          <li key={name}>
            <span>
              <code>{`{{${name}}}`}</code>
              <Uses name={name} uses={uses} />
            </span>
            <Acts>
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                aria-label={t('placeholder.missing.addNamed', { name })}
                onClick={() => onWrite(name)}
              >
                {t('placeholder.missing.add')}
              </button>
            </Acts>
          </li>
        ))}
      </ul>
    </section>
  );
}
