import { useState } from 'react';
import { ChangedText } from '../conflict/changed-text.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import form from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { useWrittenMessages } from './use-written-messages.ts';
import type { DraftShape } from './draft-shape.ts';
import type { Conflict } from './use-save-written.ts';
import styles from './written-conflict.module.css';
import type { WrittenRow } from './use-written-draft.ts';

interface WrittenConflictProps<Row, Draft, Field extends string> {
  readonly conflict: Conflict<Row, Draft, Field>;
  readonly shape: DraftShape<Draft, Field>;
  /** What a field is called, and what it says as words. */
  readonly nameOf: (field: Field) => string;
  readonly valueOf: (field: Field, draft: Draft) => string;
  /** Whether a field is a picture, of which the draft has the address. */
  readonly isPicture?: ((field: Field) => boolean) | undefined;
  readonly onChoose: (draft: Draft) => void;
  readonly onClose: () => void;
}

const sides = ['yours', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Two admins changed one thing: what both changed, side by side, to be chosen from. */
export function WrittenConflict<Row extends WrittenRow, Draft, Field extends string>({
  conflict,
  shape,
  nameOf,
  valueOf,
  isPicture = () => false,
  onChoose,
  onClose,
}: WrittenConflictProps<Row, Draft, Field>) {
  const t = useWrittenMessages();
  const { current, theirs, draft, contested } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<Field, Side>>>({});
  const [isTried, setIsTried] = useState(false);
  const by = current.changed_by;
  function choose(): void {
    setIsTried(true);
    if (contested.some((field) => chosen[field] === undefined)) return;
    onChoose(
      contested.reduce(
        (all, field) => (chosen[field] === 'theirs' ? shape.withField(field, all, theirs) : all),
        draft,
      ),
    );
  }
  return (
    <Modal
      title={by ? t('title', { name: by }) : t('titleAny')}
      intro={t('about')}
      width="wide"
      onClose={onClose}
      foot={<DialogFoot action={t('save')} isBusy={false} onClose={onClose} submits={choose} />}
    >
      {contested.map((field) => (
        <fieldset key={field} className={styles.contested}>
          <legend>{nameOf(field)}</legend>
          {sides.map((side) => {
            const value = valueOf(field, side === 'yours' ? draft : theirs);
            const other = valueOf(field, side === 'yours' ? theirs : draft);
            return (
              <label key={side} className={styles.choice}>
                <input
                  type="radio"
                  name={field}
                  checked={chosen[field] === side}
                  onChange={() => setChosen({ ...chosen, [field]: side })}
                />
                <b>{t(side)}</b>
                <span className={styles.value}>
                  {value === '' ? (
                    <i>{t('empty')}</i>
                  ) : isPicture(field) ? (
                    <img src={value} alt={`${nameOf(field)}: ${t(side)}`} />
                  ) : (
                    <ChangedText was={other} now={value} />
                  )}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {isTried && contested.some((field) => chosen[field] === undefined) ? (
        <p className={form.error} role="alert">
          {t('choose')}
        </p>
      ) : null}
    </Modal>
  );
}
