import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProfile } from '@boardwright/engine/auth';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useWork } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { initialsOf, peopleOf, type Colleague } from '../model/colleague.ts';
import { useColours } from './use-colours.ts';
import { useNames } from './use-names.ts';
import { usePlace } from './use-place.ts';
import styles from './colleague-faces.module.css';

/** Faces beside each other before the rest is a number. */
const most = 3;

/** Who else is in the editor, in the top bar: initials of a few, and a list of all. */
export function ColleagueFaces() {
  const t = useEditorT();
  const colleagues = useWork((state) => state.colleagues);
  const { page } = useWorkbench();
  const you = useProfile()?.uuid;
  const people = useMemo(() => {
    const isYou = ({ user }: Colleague): number => Number(user === you);
    return peopleOf(colleagues, page?.id).toSorted((one, other) => isYou(one) - isYou(other));
  }, [colleagues, page?.id, you]);
  const [open, setOpen] = useState(false);
  const rest = people.length - most;
  if (people.length === 0) return null;
  return (
    <div className={styles.faces} role="group" aria-label={t('colleagues.others')}>
      {people.slice(0, most).map((one) => (
        <Person key={one.user} colleague={one} />
      ))}
      <Disclosure
        open={open}
        onToggle={setOpen}
        className={`${styles.all} ${rest > 0 ? '' : styles.fold}`}
        buttonClassName={styles.count}
        button={
          <>
            <Users size={15} strokeWidth={1.8} aria-hidden />
            {rest > 0 ? <span className={styles.rest}>+{rest}</span> : null}
            <span className={styles.number}>{people.length}</span>
            <span className={controls.unseen}> {t('colleagues.alsoHere')}</span>
          </>
        }
      >
        <ul className={styles.sheet}>
          {people.map((one) => (
            <li key={one.user}>
              <Person colleague={one} withPlace onGo={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface PersonProps {
  readonly colleague: Colleague;
  /** As a row of a list, with where they are. */
  readonly withPlace?: boolean;
  readonly onGo?: () => void;
}

/** Pressed, it leads to where they are. */
function Person({ colleague, withPlace = false, onGo }: PersonProps) {
  const { nameOf } = useNames();
  const coloured = useColours();
  const { where, go } = useWhere(colleague);
  const face = (
    // A drawing, not a label: the button is called by the whole name.
    <span
      {...coloured(colleague, styles.face)}
      data-initials={initialsOf(colleague.name || nameOf(colleague))}
      aria-hidden="true"
    />
  );
  const onClick = (): void => {
    go?.();
    onGo?.();
  };
  return (
    <button
      type="button"
      className={withPlace ? styles.row : styles.person}
      aria-label={withPlace ? undefined : where}
      title={where}
      aria-disabled={!go}
      onClick={onClick}
    >
      {face}
      {withPlace ? <span className={styles.words}>{where}</span> : null}
    </button>
  );
}

/** Where somebody is, in words, and the way there. */
function useWhere(colleague: Colleague): { readonly where: string; readonly go: (() => void) | undefined } {
  const t = useEditorT();
  const names = useNames();
  const actions = useBlockActions();
  const { entries, choosePage } = useWorkbench();
  const { page: here } = usePlace();
  const { search } = useLocation();
  const navigate = useNavigate();
  const name = names.nameOf(colleague);
  const { page, block } = colleague;
  const entry = entries.find((one) => one.page.id === page);
  if (page === undefined || !entry) return { where: t('colleagues.elsewhere', { name }), go: undefined };
  const known = block !== undefined && entry.page.blocks.includes(block) ? block : undefined;
  const values = { name, page: entry.name };
  const where =
    known === undefined
      ? t('colleagues.onPage', values)
      : t('colleagues.atBlock', { ...values, block: actions.nameOf([known]) });
  return {
    where,
    go() {
      if (here !== undefined) return choosePage(page, known);
      const query = new URLSearchParams(search);
      query.set('page', String(page));
      if (known === undefined) query.delete('block');
      else query.set('block', String(known));
      void navigate(`/?${query}`);
    },
  };
}
