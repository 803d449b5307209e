import type { ForwardRule } from '@boardwright/api-client/contract';
import { useRef } from 'react';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { readablePath } from './readable-path.ts';
import styles from './redirects.module.css';

interface RedirectTableProps {
  readonly redirects: readonly ForwardRule[];
  readonly isDeleted: boolean;
  readonly picked: ReadonlySet<number>;
  readonly onPick: (picked: ReadonlySet<number>) => void;
  readonly onEdit: (redirect: ForwardRule) => void;
}

/** Redirects with where they lead and how often; several are picked with their boxes, a range with Shift. */
export function RedirectTable({ redirects, isDeleted, picked, onPick, onEdit }: RedirectTableProps) {
  const t = useContentMessages();
  const last = useRef<number>(undefined);
  const count = new Intl.NumberFormat(useEditorLocale());
  const day = useDay();
  const areAll = redirects.length > 0 && redirects.every(({ id }) => picked.has(id));
  function pick(at: number, isPicked: boolean, isRange: boolean): void {
    const from = isRange ? (last.current ?? at) : at;
    last.current = at;
    const those = redirects.slice(Math.min(from, at), Math.max(from, at) + 1).map(({ id }) => id);
    const next = new Set(picked);
    for (const id of those)
      if (isPicked) next.add(id);
      else next.delete(id);
    onPick(next);
  }
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={styles.box}>
              <input
                type="checkbox"
                aria-label={t('redirect.pickAll')}
                checked={areAll}
                ref={(box) => {
                  if (box) box.indeterminate = picked.size > 0 && !areAll;
                }}
                onChange={() => onPick(areAll ? new Set() : new Set(redirects.map(({ id }) => id)))}
              />
            </th>
            <th scope="col">{t('redirect.column')}</th>
            <th scope="col" className={list.number}>
              {t('redirect.hits')}
            </th>
            <th scope="col" className={list.extra}>
              {t('redirect.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {redirects.map((redirect, at) => {
            const { id, path, url, status, hits, created_at, created_by } = redirect;
            const readable = readablePath(path);
            return (
              <tr key={id} data-picked={picked.has(id)}>
                <td className={styles.box}>
                  <input
                    type="checkbox"
                    aria-label={t('redirect.pick', { path: readable })}
                    checked={picked.has(id)}
                    onChange={(event) =>
                      pick(
                        at,
                        event.target.checked,
                        event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
                      )
                    }
                  />
                </td>
                <td>
                  {isDeleted ? (
                    <code>{readable}</code>
                  ) : (
                    <button
                      type="button"
                      className={list.name}
                      aria-label={t('redirect.editNamed', { path: readable })}
                      onClick={() => onEdit(redirect)}
                    >
                      <code>{readable}</code>
                    </button>
                  )}
                  <small>
                    <span className={controls.unseen}>{t('redirect.leadsTo')} </span>
                    <span className={styles.arrowhead} aria-hidden>
                      →
                    </span>
                    <code>{readablePath(url)}</code>
                    {status === 301 ? null : <span className={styles.status}>{status}</span>}
                  </small>
                </td>
                <td className={list.number}>{count.format(hits)}</td>
                <td className={`${list.extra} ${styles.day}`}>
                  {day(created_at)}
                  {created_by === null ? null : <small>{created_by}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
