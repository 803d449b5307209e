import { CircleCheck, EyeOff, Globe, Palette, PencilLine, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRemarks } from '../checks/use-remarks.ts';
import { pagesWith } from '../page-editing/edited-site.ts';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import type { PlanChange } from '../publication/plan-source.ts';
import { type Release, usePublication } from '../publication/publication.tsx';
import { useAppearanceText } from '../publishing/use-appearance-text.ts';
import { useActs } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useBlockTitle } from '../workbench/use-block-title.ts';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './release-rows.module.css';
import { useReleaseMessages } from './use-release-messages.ts';

interface ReleaseRowsProps {
  readonly release: Release;
  readonly isBusy: boolean;
  readonly onChange: (changes: Omit<PlanChange, 'dueAt'>, done: string) => void;
}

const except = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);

/** What goes live together, a row each: how it stands to what visitors have, and what the checks say. */
export function ReleaseRows({ release, isBusy, onChange }: ReleaseRowsProps) {
  const t = useReleaseMessages();
  const site = useEdited((edited) => edited);
  const { entries } = useWorkbench();
  const { site: publication } = usePublication();
  const titleOf = useBlockTitle();
  const appearance = useAppearanceText();
  const remarksOf = useRemarks();
  const mayAct = useActs() && release.done_at === null;
  const leaveOut = (name: string, changes: Omit<PlanChange, 'dueAt'>): ReactNode =>
    mayAct ? (
      <button
        type="button"
        className={controls.iconButton}
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        aria-disabled={isBusy}
        onClick={() => onChange(changes, t('left', { name }))}
      >
        <X size={15} aria-hidden />
      </button>
    ) : null;
  const ofPage = (id: number, isOffline: boolean): ReactNode => {
    const entry = entries.find(({ page }) => page.id === id);
    if (!entry) return null;
    const standing = publication?.pages.find((one) => one.id === id);
    const state = isOffline
      ? 'offline'
      : !standing?.published
        ? 'newPage'
        : standing.is_changed
          ? 'changed'
          : 'same';
    const { pages, offline } = release;
    return (
      <Row
        key={`page ${id}`}
        name={<Link to={`/?page=${id}`}>{entry.name}</Link>}
        about={entry.address}
        state={
          mayAct && standing?.published ? (
            <select
              className={styles.does}
              aria-label={t('does', { name: entry.name })}
              value={isOffline ? 'offline' : 'live'}
              disabled={isBusy}
              onChange={({ target }) =>
                onChange(
                  target.value === 'offline'
                    ? { pages: except(pages, id), offline: [...offline, id] }
                    : { pages: [...pages, id], offline: except(offline, id) },
                  t('changedDoes', { name: entry.name }),
                )
              }
            >
              <option value="live">{t(state === 'changed' ? 'livesChanged' : 'livesSame')}</option>
              <option value="offline">{t('offline')}</option>
            </select>
          ) : (
            <State kind={state} text={t(state)} />
          )
        }
        checks={isOffline ? null : <Checks count={remarksOf([id])} />}
        languages={Object.keys(entry.page.texts)}
        end={leaveOut(entry.name, { pages: except(pages, id), offline: except(offline, id) })}
      />
    );
  };
  return (
    <table className={styles.rows} aria-labelledby="release-title">
      <thead>
        <tr>
          <th scope="col">{t('contents')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('checks')}</th>
          <th scope="col">{t('languages')}</th>
          <th scope="col">
            <span className={controls.unseen}>{t('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {release.pages.map((id) => ofPage(id, false))}
        {release.offline.map((id) => ofPage(id, true))}
        {release.blocks.map((id) => {
          const block = site.blockOf[id];
          if (!block) return null;
          const name = titleOf(id) ?? block.key;
          return (
            <Row
              key={`block ${id}`}
              name={name}
              about={t('sharedOn', { pages: pagesWith(site, id).length })}
              state={<State kind="shared" text={t('shared')} />}
              checks={null}
              languages={Object.keys(block.settings)}
              end={leaveOut(name, { blocks: except(release.blocks, id) })}
            />
          );
        })}
        {release.appearance ? (
          <Row
            name={<Link to="/settings?section=theme">{t('look')}</Link>}
            about={appearance.settings}
            state={
              <State
                kind="look"
                text={t(appearance.count > 0 || release.due_at !== null ? 'changed' : 'same')}
              />
            }
            checks={null}
            languages={[]}
            end={leaveOut(t('look'), { appearance: false })}
          />
        ) : null}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly about: string;
  readonly state: ReactNode;
  readonly checks: ReactNode;
  readonly languages: readonly string[];
  readonly end: ReactNode;
}

function Row({ name, about, state, checks, languages, end }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{about}</small>
      </th>
      <td>{state}</td>
      <td>{checks}</td>
      <td className={styles.languages}>
        {languages.map((language) => (
          <span key={language}>{language}</span>
        ))}
      </td>
      <td className={styles.end}>{end}</td>
    </tr>
  );
}

const signs = {
  newPage: PencilLine,
  changed: PencilLine,
  same: CircleCheck,
  offline: EyeOff,
  shared: Globe,
  look: Palette,
} as const;

function State({ kind, text }: { readonly kind: keyof typeof signs; readonly text: string }) {
  const Sign = signs[kind];
  return (
    <span className={styles.state} data-kind={kind}>
      <Sign size={14} strokeWidth={2} aria-hidden />
      {text}
    </span>
  );
}

function Checks({ count }: { readonly count: number }) {
  const t = useReleaseMessages();
  const Sign = count > 0 ? TriangleAlert : CircleCheck;
  return (
    <span className={styles.checks} data-warns={count > 0}>
      <Sign size={14} strokeWidth={2} aria-hidden />
      {count > 0 ? t('remarks', { count }) : t('fine')}
    </span>
  );
}
