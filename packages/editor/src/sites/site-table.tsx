import type { RunSite } from '@boardwright/api-client/contract';
import { languageName } from '@boardwright/engine/language-name';
import { Copy, Download, Eye, PencilLine, Trash2 } from 'lucide-react';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import { StateBadge } from '../lists/state-badge.tsx';
import { useListMessages } from '../lists/use-list-messages.ts';
import controls from '../ui/controls.module.css';
import { RowMenu } from '../lists/row-menu.tsx';
import { nameOf } from './name-of.ts';
import styles from './sites.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

interface SiteTableProps {
  readonly sites: readonly RunSite[];
  readonly mayStart: boolean;
  /** Whether one may take a whole site along. */
  readonly mayExport: boolean;
  readonly exportAddress: (id: number) => string;
  readonly onEnter: (id: number) => void;
  readonly onCopy: (id: number) => void;
  readonly onDelete: (site: RunSite) => void;
}

/** The sites: how each stands, where it answers, in which languages, and with how many jobs. */
export function SiteTable({ sites, ...verbs }: SiteTableProps) {
  const t = useSitesMessages();
  const words = useListMessages();
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('site')}</th>
          <th scope="col" className={list.extra}>
            {t('state')}
          </th>
          <th scope="col" className={list.extra}>
            {t('hosts')}
          </th>
          <th scope="col" className={list.extra}>
            {t('languages')}
          </th>
          <th scope="col" className={`${list.number} ${list.extra}`}>
            {t('liveJobs')}
          </th>
          <th scope="col">
            <span className={controls.unseen}>{words('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((one) => (
          <SiteRow key={one.id} one={one} {...verbs} />
        ))}
      </tbody>
    </table>
  );
}

function SiteRow({
  one,
  mayStart,
  mayExport,
  exportAddress,
  onEnter,
  onCopy,
  onDelete,
}: Omit<SiteTableProps, 'sites'> & { readonly one: RunSite }) {
  const t = useSitesMessages();
  const locale = useEditorLocale();
  const name = nameOf(one);
  const isLive = one.status === 'active';
  const state = (
    <StateBadge sign={isLive ? Eye : PencilLine} tone={isLive ? 'good' : undefined}>
      {t(isLive ? 'live' : 'draft')}
    </StateBadge>
  );
  const languages = [...new Set([one.default_language, ...one.languages])];
  return (
    <tr>
      <td className={styles.site}>
        <b>{name}</b>
        {one.is_current ? <span className={list.badge}>{t('here')}</span> : null}
        <small className={styles.narrow}>
          {t(isLive ? 'live' : 'draft')} · {one.hosts[0]?.host ?? t('noHost')}
        </small>
      </td>
      <td className={list.extra}>{state}</td>
      <td className={`${styles.hosts} ${list.extra}`}>
        {one.hosts.length === 0 ? t('noHost') : null}
        {one.hosts.map(({ host, state: check }) => (
          <span key={host}>
            {host}
            {check === 'waiting' ? (
              <small>{t('waiting')}</small>
            ) : check === 'main' && one.hosts.length > 1 ? (
              <small>{t('main')}</small>
            ) : null}
          </span>
        ))}
      </td>
      <td className={list.extra}>{languages.map(languageName).join(', ')}</td>
      <td className={`${list.number} ${list.extra}`}>{one.live_jobs.toLocaleString(locale)}</td>
      <td className={list.does}>
        <span className={styles.verbs}>
          {one.is_current ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => onEnter(one.id)}
            >
              {t('enter')}
              <span className={controls.unseen}>: {name}</span>
            </button>
          )}
          {mayExport ? (
            <RowMenu name={name}>
              {mayStart ? (
                <button type="button" onClick={() => onCopy(one.id)}>
                  <Copy size={15} aria-hidden />
                  {t('copy')}
                </button>
              ) : null}
              <a href={exportAddress(one.id)} download>
                <Download size={15} aria-hidden />
                {t('export')}
              </a>
              {mayStart && !one.is_current ? (
                <button type="button" onClick={() => onDelete(one)}>
                  <Trash2 size={15} aria-hidden />
                  {t('delete.open')}
                </button>
              ) : null}
            </RowMenu>
          ) : null}
        </span>
      </td>
    </tr>
  );
}
