import { adminRoleName, adminRoles, type AdminRole, type TeamMember } from '@boardwright/api-client/contract';
import { useEditorLocale } from '../editor-messages.tsx';
import list from '../lists/list.module.css';
import { MailAddress } from '../lists/mail-address.tsx';
import { useDay, useMoment } from '../lists/use-day.ts';
import { useListMessages } from '../lists/use-list-messages.ts';
import controls from '../ui/controls.module.css';
import form from '../ui/form.module.css';
import styles from './team.module.css';
import { useTeamMessages } from './use-team-messages.ts';

interface MemberTableProps {
  readonly members: readonly TeamMember[];
  readonly onRole: (member: TeamMember, role: AdminRole) => void;
  readonly onResend: (member: TeamMember) => void;
  readonly onRemove: (member: TeamMember) => void;
  readonly onRestore: (member: TeamMember) => void;
  readonly onReset: (member: TeamMember) => void;
}

/** The team: whose role it is, where they stand, and what can be done about it. */
export function MemberTable({ members, ...verbs }: MemberTableProps) {
  const t = useTeamMessages();
  const words = useListMessages();
  // An owner of one site changes nothing about who runs all of them.
  const reachesAll = members.some((one) => one.is_you && one.of_all_sites);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col" className={list.extra}>
            {t('sites')}
          </th>
          <th scope="col" className={list.extra}>
            {t('state')}
          </th>
          <th scope="col" className={list.extra}>
            {t('lastHere')}
          </th>
          <th scope="col">
            <span className={controls.unseen}>{words('does')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((one) => (
          <MemberRow key={one.uuid} one={one} canChange={reachesAll || !one.of_all_sites} {...verbs} />
        ))}
      </tbody>
    </table>
  );
}

const tones = { active: 'good', invited: 'open', removed: undefined } as const;

interface MemberRowProps extends Omit<MemberTableProps, 'members'> {
  readonly one: TeamMember;
  readonly canChange: boolean;
}

function MemberRow({ one, canChange, onRole, onResend, onRemove, onRestore, onReset }: MemberRowProps) {
  const t = useTeamMessages();
  const locale = useEditorLocale();
  const day = useDay();
  const moment = useMoment();
  const name = `${one.given_name} ${one.family_name}`.trim();
  const verb = (text: string, act: () => void) => (
    <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={act}>
      {text}
      <span className={controls.unseen}>: {name || one.email}</span>
    </button>
  );
  return (
    <tr data-off={one.state === 'removed'}>
      <td className={styles.person}>
        <b>{name || one.email}</b>
        {one.is_you ? <span className={list.badge}>{t('you')}</span> : null}
        {name === '' ? null : (
          <small>
            <MailAddress of={one.email} />
          </small>
        )}
        <small className={styles.narrow}>{t(`states.${one.state}`)}</small>
      </td>
      <td>
        {one.state === 'removed' || !canChange ? (
          adminRoleName(one.role, locale)
        ) : (
          <select
            className={`${form.input} ${styles.role}`}
            aria-label={t('roleOf', { name: name || one.email })}
            value={one.role}
            onChange={(event) => {
              const role = adminRoles.find((each) => each === event.target.value);
              if (role) onRole(one, role);
            }}
          >
            {adminRoles.map((role) => (
              <option key={role} value={role}>
                {adminRoleName(role, locale)}
              </option>
            ))}
          </select>
        )}
      </td>
      <td className={list.extra}>{t(one.of_all_sites ? 'allSites' : 'thisSite')}</td>
      <td className={list.extra}>
        <span className={list.badge} data-tone={tones[one.state]}>
          {t(`states.${one.state}`)}
        </span>
        {one.second_step ? (
          <small>
            {t('secondStep')}
            {one.second_steps.length === 0
              ? null
              : ` (${one.second_steps.map((step) => t(`secondSteps.${step}`)).join(', ')})`}
          </small>
        ) : null}
        {one.invited_until === null ? null : <small>{t('until', { day: day(one.invited_until) })}</small>}
      </td>
      <td className={list.extra}>{one.last_seen_at === null ? '–' : moment(one.last_seen_at)}</td>
      <td className={list.does}>
        {!canChange ? null : one.state === 'removed' ? (
          verb(t('restore'), () => onRestore(one))
        ) : (
          <>
            {one.state === 'invited' ? verb(t('resend'), () => onResend(one)) : null}
            {one.second_step && !one.is_you ? verb(t('reset.verb'), () => onReset(one)) : null}
            {verb(t(one.state === 'invited' ? 'withdraw' : 'remove'), () => onRemove(one))}
          </>
        )}
      </td>
    </tr>
  );
}
