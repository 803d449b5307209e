import {
  listViewAreas,
  listViewLimits,
  type ListView,
  type ViewedList,
} from '@boardwright/api-client/contract';
import { Bookmark, ChevronDown, Pencil } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useRight } from '../ui/admin-rights.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import form from '../ui/form.module.css';
import { TextField } from './fields.tsx';
import sheet from './list-sheet.module.css';
import { changeToView, viewQueryOf } from './list-view-query.ts';
import { type ListViewsApi, useListViewsApi } from './list-views-api.ts';
import { Failure, Problem, Reading } from './reading.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFound } from './use-found.ts';
import { useSubmission } from './use-submission.ts';
import { useViewMessages } from './use-view-messages.ts';

interface StoredViewsProps {
  readonly of: ViewedList;
  /** The address of the list. */
  readonly address: {
    readonly query: URLSearchParams;
    readonly names: readonly string[];
    readonly changedTo: (change: Readonly<Record<string, string | undefined>>) => string;
  };
}

/** What the admin and colleagues look for in a list again and again; one press away, in the address like all else. */
export function StoredViews({ of, address }: StoredViewsProps) {
  const api = useListViewsApi();
  return api ? <Opener key={of} api={api} of={of} address={address} /> : null;
}

function Opener({ api, of, address }: StoredViewsProps & { readonly api: ListViewsApi }) {
  const t = useViewMessages();
  const [isOpen, setIsOpen] = useState(false);
  const found = useFound(useCallback(() => api.find(of), [api, of]));
  const now = viewQueryOf(address.query, address.names);
  const current = now === '' ? undefined : found.found?.find(({ query }) => query === now);
  return (
    <Disclosure
      open={isOpen}
      onToggle={setIsOpen}
      className={sheet.place}
      buttonClassName={`${controls.button} ${controls.secondary} ${sheet.opener}`}
      button={
        <>
          <Bookmark size={14} strokeWidth={2} aria-hidden />
          <span className={sheet.current}>
            {current ? <span className={controls.unseen}>{t('views')}: </span> : null}
            {current ? current.name : t('views')}
          </span>
          <ChevronDown size={14} strokeWidth={2} aria-hidden />
        </>
      }
    >
      <div className={sheet.sheet}>
        <Reading state={found}>
          {(views) => (
            <Views
              of={of}
              api={api}
              views={views}
              now={now}
              again={found.again}
              to={(query) => address.changedTo(changeToView(query, address.names))}
              onChosen={() => setIsOpen(false)}
            />
          )}
        </Reading>
      </div>
    </Disclosure>
  );
}

interface ViewsProps {
  readonly of: ViewedList;
  readonly api: ListViewsApi;
  readonly views: readonly ListView[];
  /** How the list is looked at now. */
  readonly now: string;
  readonly again: () => void;
  readonly to: (query: string) => string;
  readonly onChosen: () => void;
}

function Views({ of, api, views, now, again, to, onChosen }: ViewsProps) {
  const t = useViewMessages();
  const [editing, setEditing] = useState<ListView | 'new'>();
  const [removed, setRemoved] = useState<ListView>();
  const { refused, attempt } = useAttempt();
  const done = (sentence: string): void => {
    setEditing(undefined);
    announce(sentence);
    again();
  };
  const groups = [
    { title: t('mine'), found: views.filter((view) => view.made_by === null) },
    { title: t('shared'), found: views.filter((view) => view.made_by !== null) },
  ].filter((group) => group.found.length > 0);
  if (editing !== undefined)
    return (
      <ViewForm
        of={of}
        api={api}
        view={editing === 'new' ? undefined : editing}
        now={now}
        onCancel={() => setEditing(undefined)}
        onSaved={({ name }) => {
          setRemoved(undefined);
          done(t('stored', { name }));
        }}
        onRemoved={(view) => {
          setRemoved(view);
          done(t('removed', { name: view.name }));
        }}
      />
    );
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      {removed === undefined ? null : (
        <p className={sheet.removed}>
          {t('removed', { name: removed.name })}
          <button
            type="button"
            className={controls.link}
            onClick={() =>
              void attempt(async () => {
                await api.restore(removed.uuid);
                setRemoved(undefined);
                again();
              })
            }
          >
            {t('undo')}
          </button>
        </p>
      )}
      {groups.length === 0 ? <p className={sheet.about}>{t('none')}</p> : null}
      {groups.map(({ title, found }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {found.map((view) => (
              <li key={view.uuid}>
                <Link
                  to={to(view.query)}
                  aria-current={view.query === now ? 'true' : undefined}
                  onClick={onChosen}
                >
                  {view.name}
                  {view.made_by === null ? null : <small>{t('by', { name: view.made_by })}</small>}
                </Link>
                {view.may_change ? (
                  <button
                    type="button"
                    className={controls.iconButton}
                    aria-label={t('change', { name: view.name })}
                    title={t('change', { name: view.name })}
                    onClick={() => setEditing(view)}
                  >
                    <Pencil size={14} strokeWidth={2} aria-hidden />
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary} ${sheet.store}`}
        onClick={() => setEditing('new')}
      >
        {t('store')}
      </button>
    </>
  );
}

interface ViewFormProps {
  readonly of: ViewedList;
  readonly api: ListViewsApi;
  /** Undefined for one that is stored for the first time. */
  readonly view: ListView | undefined;
  readonly now: string;
  readonly onCancel: () => void;
  readonly onSaved: (view: ListView) => void;
  readonly onRemoved: (view: ListView) => void;
}

function ViewForm({ of, api, view, now, onCancel, onSaved, onRemoved }: ViewFormProps) {
  const t = useViewMessages();
  const mayShare = useRight(listViewAreas[of]) === 'does';
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const [replaces, setReplaces] = useState(false);
  const save = useSubmission(() => {
    const draft = { name, is_shared: isShared };
    if (!view) return api.create(of, { ...draft, query: now });
    return api.change(view.uuid, { ...draft, ...(replaces && { query: now }) });
  }, onSaved);
  const remove = useSubmission(
    (one: ListView) => api.remove(one.uuid),
    (_none, one) => onRemoved(one),
  );
  const isBusy = save.isBusy || remove.isBusy;
  return (
    <form
      className={sheet.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.submit(undefined);
      }}
    >
      <h2>{view ? t('change', { name: view.name }) : t('store')}</h2>
      <Failure of={save.failure ?? remove.failure} />
      <TextField label={t('name')} value={name} maxLength={listViewLimits.name} onChange={setName} focus />
      {view && view.query !== now ? (
        <label className={form.check}>
          <input type="checkbox" checked={replaces} onChange={() => setReplaces(!replaces)} />
          {t('replace')}
        </label>
      ) : null}
      {mayShare || isShared ? (
        <label className={form.check}>
          <input type="checkbox" checked={isShared} onChange={() => setIsShared(!isShared)} />
          {t('share')}
        </label>
      ) : null}
      <div className={sheet.foot}>
        <button type="submit" className={`${controls.button} ${controls.primary}`} aria-disabled={isBusy}>
          {t('save')}
        </button>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onCancel}>
          {t('cancel')}
        </button>
        {view ? (
          <button
            type="button"
            className={`${controls.link} ${sheet.remove}`}
            aria-disabled={isBusy}
            onClick={() => remove.submit(view)}
          >
            {t('remove')}
          </button>
        ) : null}
      </div>
    </form>
  );
}
