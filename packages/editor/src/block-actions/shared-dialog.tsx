import { File, Globe, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import modal from '../ui/modal.module.css';
import { useBlockActions } from './use-block-actions.ts';
import styles from './shared-dialog.module.css';

interface SharedDialogProps {
  readonly block: number;
  /** A change waits to be saved, or the block is to be shared no longer. */
  readonly about: 'change' | 'scope';
  readonly onAll: () => void;
  readonly onHere: () => void;
  readonly onClose: () => void;
}

/** All pages a shared block is on, and the choice between all of them and this one (specification §2 'Editor'). */
export function SharedDialog({ block, about, onAll, onHere, onClose }: SharedDialogProps) {
  const t = useEditorT();
  const { entries, entry } = useWorkbench();
  const { nameOf } = useBlockActions();
  const site = useEdited((edited) => edited);
  const [choice, setChoice] = useState<'all' | 'here'>(about === 'change' ? 'all' : 'here');
  const name = nameOf([block]);
  const page = entry?.name ?? '';
  const isHere = (one: typeof entry): number => Number(one?.page.id === entry?.page.id);
  const on = pagesWith(site, block);
  const count = on.length;
  const isChange = about === 'change';
  const cards = [
    {
      value: 'all',
      Sign: Globe,
      title: isChange ? t('blockActions.shared.all', { count }) : t('blockActions.shared.split'),
      hint: t(isChange ? 'blockActions.shared.allHint' : 'blockActions.shared.splitHint'),
    },
    {
      value: 'here',
      Sign: File,
      title: t('blockActions.shared.only', { page }),
      hint: t('blockActions.shared.onlyHint'),
    },
  ] as const;
  const verb =
    choice === 'here'
      ? t('blockActions.shared.saveOnly', { page })
      : t(isChange ? 'blockActions.shared.saveAll' : 'blockActions.shared.splitAll', { count });
  return (
    <Modal
      title={t('blockActions.shared.title', { name, count })}
      intro={t(isChange ? 'blockActions.shared.ask' : 'blockActions.shared.askLocal', { name })}
      width="wide"
      tone="shared"
      onClose={onClose}
      foot={
        <>
          <span className={modal.note}>
            <Undo2 size={14} aria-hidden />
            {t('blockActions.shared.undoable')}
          </span>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
            {t('blockActions.shared.cancel')}
          </button>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={choice === 'all' ? onAll : onHere}
          >
            {verb}
          </button>
        </>
      }
    >
      <fieldset className={styles.cards}>
        <legend className={controls.unseen}>{t('blockActions.shared.askLocal')}</legend>
        {cards.map(({ value, Sign, title, hint }) => (
          <label key={value} className={styles.card}>
            <Sign size={18} strokeWidth={1.7} aria-hidden />
            <span>
              <b>{title}</b>
              <span>{hint}</span>
            </span>
            <input type="radio" name="where" checked={choice === value} onChange={() => setChoice(value)} />
          </label>
        ))}
      </fieldset>
      <h3 className={styles.head} id="shared-pages">
        {t('blockActions.shared.pages', { name })}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard, which not every browser lets a list be that nobody can focus */}
      <section className={styles.scroll} tabIndex={0} aria-labelledby="shared-pages">
        <ul className={styles.pages}>
          {entries
            .filter((one) => on.some(({ id }) => id === one.page.id))
            .toSorted((one, other) => isHere(other) - isHere(one))
            .map((one) => (
              <li key={one.page.id}>
                <span>{one.name}</span>
                <code>{one.address}</code>
                {isHere(one) ? <em>{t('blockActions.shared.here')}</em> : null}
              </li>
            ))}
        </ul>
      </section>
    </Modal>
  );
}
