import { Check, GitMerge } from 'lucide-react';
import { useId, useState } from 'react';
import type { Conflict, DisputedValue } from '../page-editing/conflict.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useTime } from '../ui/use-time.ts';
import controls from '../ui/controls.module.css';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { ChangedText } from './changed-text.tsx';
import { theirsAgain, typedOn } from './typed-on.ts';
import { useConflictMessages, type ConflictMessages } from './use-conflict-messages.ts';
import { valueTexts } from './value-text.ts';
import styles from './conflicts.module.css';

type Side = 'mine' | 'theirs';
type Choices = Readonly<Record<string, Side>>;

/** Per field what it was, what one made of it and what a colleague did: nothing is chosen beforehand. */
export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const t = useEditorT();
  const id = useId();
  const editor = useEditor();
  const messages = useConflictMessages()(conflict.command);
  const [choices, setChoices] = useState<Choices>({});
  const site = useEdited((edited) => edited);
  const { merged, by } = conflict;
  const disputed = typedOn(conflict, site);
  const left = disputed.filter(({ name }) => choices[name] === undefined).length;
  /** Typing on waits to be saved behind the choice: theirs comes after it, and what was typed stays in undo. */
  const resolve = (answer: () => void, isTheirs: (name: string) => boolean): void => {
    const again = theirsAgain(conflict, site, isTheirs);
    answer();
    if (again) editor.act(conflict.name, [again], undefined);
  };
  const save = (made: Choices): void =>
    resolve(
      () => editor.decide(made),
      (name) => made[name] === 'theirs',
    );
  const later = (): void => resolve(editor.decideLater, () => true);
  const all = (side: Side): void => save(Object.fromEntries(disputed.map(({ name }) => [name, side])));
  return (
    <DialogFrame titleId={id} width="compare" onEscape={later}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={id}>
            {by
              ? t('conflict.titleBy', { name: by.name, thing: messages.thing })
              : t('conflict.title', { thing: messages.thing })}
          </h2>
          <p>{t('conflict.intro', { count: disputed.length })}</p>
        </header>
        {disputed.map((value) => (
          <Dispute
            key={value.name}
            value={value}
            messages={messages}
            by={by}
            choice={choices[value.name]}
            onChoose={(side) => setChoices({ ...choices, [value.name]: side })}
          />
        ))}
        {merged.length > 0 ? (
          <div className={styles.merged}>
            <p>
              <GitMerge size={16} aria-hidden />
              {t('conflict.merged', { count: merged.length })}
            </p>
            <ul>
              {merged.map((name) => (
                <li key={name}>{messages.fieldName(name)}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <footer className={styles.foot}>
        <button type="button" className={controls.button} onClick={() => all('mine')}>
          {t('conflict.keepMine')}
        </button>
        <button type="button" className={controls.button} onClick={() => all('theirs')}>
          {t('conflict.takeTheirs')}
        </button>
        <span className={styles.gap} />
        <button type="button" className={controls.button} onClick={later}>
          {t('conflict.later')}
        </button>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          aria-disabled={left > 0}
          onClick={({ currentTarget }) => {
            const open = currentTarget
              .closest('dialog')
              ?.querySelector<HTMLElement>('[data-open=true] input');
            if (left === 0) save(choices);
            else open?.focus();
          }}
        >
          {left > 0 ? t('conflict.left', { count: left }) : t('conflict.save', { count: disputed.length })}
        </button>
      </footer>
    </DialogFrame>
  );
}

interface DisputeProps {
  readonly value: DisputedValue;
  readonly by: Conflict['by'];
  readonly messages: ConflictMessages;
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function Dispute({ value, messages, by, choice, onChoose }: DisputeProps) {
  const t = useEditorT();
  const time = useTime();
  const { name, was, mine, theirs } = value;
  const [before = '', ours = '', others = ''] = valueTexts(t, [was, mine, theirs], messages.nodeOf(name));
  return (
    <fieldset className={styles.dispute} data-open={choice === undefined}>
      <legend>
        <b>{messages.fieldName(name)}</b>
        {messages.locale ? <span className={styles.locale}>{messages.locale}</span> : null}
        <span className={styles.was}>{t('conflict.was', { value: before.slice(0, 80) })}</span>
        <span className={styles.state} data-chosen={choice !== undefined}>
          {choice === undefined ? null : <Check size={13} aria-hidden />}
          {t(choice === undefined ? 'conflict.choose' : 'conflict.chosen')}
        </span>
      </legend>
      <Card
        side="mine"
        whose={t('conflict.yours')}
        name={name}
        was={before}
        now={ours}
        chosen={choice === 'mine'}
        onChoose={onChoose}
      />
      <Card
        side="theirs"
        whose={by ? t('conflict.theirsBy', { name: by.name, time: time(by.at) }) : t('conflict.theirs')}
        name={name}
        was={before}
        now={others}
        chosen={choice === 'theirs'}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

interface CardProps {
  readonly side: Side;
  readonly whose: string;
  readonly name: string;
  readonly was: string;
  readonly now: string;
  readonly chosen: boolean;
  readonly onChoose: (side: Side) => void;
}

function Card({ side, whose, name, was, now, chosen, onChoose }: CardProps) {
  return (
    <label className={styles.card}>
      <span className={styles.whose}>
        {whose}
        <input
          type="radio"
          name={`dispute-${name}`}
          value={side}
          checked={chosen}
          onChange={() => onChoose(side)}
        />
      </span>
      <span className={styles.text}>
        <ChangedText was={was} now={now} />
      </span>
    </label>
  );
}
