import type { ForwardRule } from '@boardwright/api-client/contract';
import { PickBox, PickPage } from '../../lists/pick-box.tsx';
import type { Picked } from '../../lists/use-picked.ts';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useEditorLocale } from '../../editor-messages.tsx';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { readablePath } from './readable-path.ts';
import styles from './redirects.module.css';
import { useActs } from '../../ui/acts.tsx';

interface RedirectTableProps {
  readonly redirects: readonly ForwardRule[];
  readonly isDeleted: boolean;
  readonly picked: Picked;
  readonly onEdit: (redirect: ForwardRule) => void;
}

/** Redirects with where they lead and how often; several are picked with their boxes, a range with Shift. */
export function RedirectTable({ redirects, isDeleted, picked, onEdit }: RedirectTableProps) {
  const acts = useActs();
  const t = useContentMessages();
  const count = new Intl.NumberFormat(useEditorLocale());
  const day = useDay();
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.table}`}>
        <thead>
          <tr>
            {acts ? <PickPage label={t('redirect.pickAll')} picked={picked} /> : null}
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
            const isPicked = picked.keys.has(String(id));
            return (
              <tr key={id} data-picked={isPicked}>
                {acts ? (
                  <PickBox
                    label={t('redirect.pick', { path: readable })}
                    at={at}
                    isPicked={isPicked}
                    onPick={picked.pick}
                  />
                ) : null}
                <td>
                  {isDeleted || !acts ? (
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
