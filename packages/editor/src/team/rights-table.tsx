import {
  adminAreas,
  adminRights,
  adminRoleName,
  adminRoles,
  type TeamMember,
} from '@boardwright/api-client/contract';
import { Check, Eye, Minus } from 'lucide-react';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import controls from '../ui/controls.module.css';
import styles from './team.module.css';
import { useTeamMessages } from './use-team-messages.ts';

const signs = { does: Check, sees: Eye, nothing: Minus } as const;

/** What each role may, and how many have it. */
export function RightsTable({ members }: { readonly members: readonly TeamMember[] }) {
  const t = useTeamMessages();
  const locale = useEditorLocale();
  const countOf = (role: string) =>
    members.filter((one) => one.role === role && one.state !== 'removed').length;
  return (
    <section className={styles.rights} aria-labelledby="team-rights">
      <h2 id="team-rights">{t('rights.title')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby="team-rights">
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{t('rights.area')}</th>
              {adminRoles.map((role) => (
                <th key={role} scope="col" className={styles.right}>
                  {adminRoleName(role, locale)} <small>{countOf(role)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {adminAreas.map((area) => (
              <tr key={area}>
                <th scope="row">{t(`areas.${area}`)}</th>
                {adminRoles.map((role) => {
                  const right = adminRights[area][role];
                  const Sign = signs[right];
                  return (
                    <td key={role} className={styles.right} data-right={right}>
                      <Sign size={16} aria-hidden />
                      <span className={controls.unseen}>{t(`rights.${right}`)}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        <Check size={14} aria-hidden /> {t('rights.does')} <Eye size={14} aria-hidden /> {t('rights.sees')}{' '}
        <Minus size={14} aria-hidden /> {t('rights.nothing')}
      </p>
    </section>
  );
}
