import type { DeletedSite } from '@boardwright/api-client/contract';
import { Undo2 } from 'lucide-react';
import { Section } from '../lists/section.tsx';
import list from '../lists/list.module.css';
import { useDay } from '../lists/use-day.ts';
import { useListMessages } from '../lists/use-list-messages.ts';
import controls from '../ui/controls.module.css';
import { nameOf } from './name-of.ts';
import styles from './sites.module.css';
import { useSitesMessages } from './use-sites-messages.ts';

interface DeletedSitesProps {
  readonly sites: readonly DeletedSite[];
  readonly mayRestore: boolean;
  readonly onRestore: (site: DeletedSite) => void;
}

/** Sites that can still be put back: why they were deleted, and how long there is. Nothing where there are none. */
export function DeletedSites({ sites, mayRestore, onRestore }: DeletedSitesProps) {
  const t = useSitesMessages();
  const words = useListMessages();
  const dayOf = useDay();
  if (sites.length === 0) return null;
  return (
    <Section title={t('deletedSites')} about={t('deletedAbout')}>
      <table className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('site')}</th>
            <th scope="col" className={list.extra}>
              {t('deletedWhy')}
            </th>
            <th scope="col" className={list.extra}>
              {t('deletedOn')}
            </th>
            <th scope="col">{t('restorableFor')}</th>
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sites.map((one) => (
            <tr key={one.id}>
              <td className={styles.site}>
                <b>{nameOf(one)}</b>
                <small>{one.hosts.join(', ')}</small>
              </td>
              <td className={list.extra}>{one.reason}</td>
              <td className={list.extra}>{dayOf(one.deleted_at)}</td>
              <td>{t('daysLeft', { count: one.days_left })}</td>
              <td className={list.does}>
                {mayRestore ? (
                  <button
                    type="button"
                    className={`${controls.button} ${controls.secondary}`}
                    onClick={() => onRestore(one)}
                  >
                    <Undo2 size={15} aria-hidden />
                    {t('restore')}
                    <span className={controls.unseen}>: {nameOf(one)}</span>
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
