import type { ArticleState } from '@boardwright/api-client/contract';
import type { LucideIcon } from 'lucide-react';
import { EmptyList } from '../../lists/empty-list.tsx';
import { FindForm } from '../../lists/find-form.tsx';
import list from '../../lists/list.module.css';
import { Problem } from '../../lists/reading.tsx';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import type { Done } from './use-deleting.ts';
import { Acts } from '../../ui/acts.tsx';

interface WrittenFiltersProps {
  /** What is looked through. */
  readonly find: string;
  readonly states: readonly ArticleState[];
}

/** What a list is narrowed by, in its address: words, state and language. */
export function WrittenFilters({ find: label, states }: WrittenFiltersProps) {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const { status, find, language, show } = useContentAddress();
  const state = states.find((name) => name === status);
  return (
    <div className={list.bar} data-reads>
      <FindForm
        key={find}
        label={label}
        find={find}
        onFind={(words) => show({ find: words, list: undefined })}
      />
      <select
        className={`${form.input} ${list.filter}`}
        aria-label={t('written.filter.state')}
        value={state ?? ''}
        onChange={(event) => show({ status: event.target.value, list: undefined })}
      >
        <option value="">{t('written.filter.all')}</option>
        {states.map((name) => (
          <option key={name} value={name}>
            {t(`written.state.${name}`)}
          </option>
        ))}
      </select>
      {languages.length > 1 ? (
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('written.filter.language')}
          value={language ?? ''}
          onChange={(event) => show({ language: event.target.value, list: undefined })}
        >
          <option value="">{t('written.filter.anyLanguage')}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

/** What was done at one press, with the way back, or why it was not. */
export function DoneNote({
  refused,
  done,
}: {
  readonly refused: string | undefined;
  readonly done: Done | undefined;
}) {
  const t = useContentMessages();
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      {done ? (
        <p className={list.done}>
          {done.sentence}
          {done.undo ? (
            <button type="button" className={controls.link} onClick={done.undo}>
              {t('written.deleting.undo')}
            </button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** Nothing is found with the filters. */
export function NoneFound({ text }: { readonly text: string }) {
  const t = useContentMessages();
  const { show } = useContentAddress();
  const clear = { find: undefined, status: undefined, language: undefined, list: undefined };
  return (
    <p className={list.none} role="status">
      {text}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => show(clear)}
      >
        {t('written.clear')}
      </button>
    </p>
  );
}

interface FirstOneProps {
  readonly sign: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** What something is for, where there is none yet. */
export function FirstOne({ sign, title, text, action }: FirstOneProps) {
  const { show } = useContentAddress();
  return (
    <EmptyList sign={sign} title={title} text={text}>
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => show({ open: 'new' })}
        >
          {action}
        </button>
      </Acts>
    </EmptyList>
  );
}
