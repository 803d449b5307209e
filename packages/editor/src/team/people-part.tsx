import { adminRoleName, type AdminRole, type TeamMember } from '@boardwright/api-client/contract';
import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { PartHead } from '../lists/list-workspace.tsx';
import list from '../lists/list.module.css';
import { Problem, Reading } from '../lists/reading.tsx';
import { useAttempt } from '../lists/use-attempt.ts';
import { useFound } from '../lists/use-found.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { nameOf } from './name-of.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { RightsTable } from './rights-table.tsx';
import { TeamRulesPart } from './team-rules.tsx';
import { type TeamApi, useTeamApi } from './team-api.ts';
import styles from './team.module.css';
import { useTeamAddress } from './use-team-address.ts';
import { useTeamMessages } from './use-team-messages.ts';

/** Who gave somebody their role last, as the log has it. */
async function findRoleGiver(api: TeamApi, uuid: string): Promise<string | undefined> {
  const { data } = await api.log({ 'match[area]': 'team', page: 1 });
  return (
    data.find(({ action, subject }) => action === 'team.changeAdminRole' && subject === uuid)?.by ?? undefined
  );
}

/** Who is on the team, who is invited and who was taken off, and what each role may. */
export function PeoplePart() {
  const t = useTeamMessages();
  const api = useTeamApi();
  const locale = useEditorLocale();
  const { open, show } = useTeamAddress();
  const state = useFound(useCallback(() => api.members(), [api]));
  const { refused, attempt, refuse } = useAttempt();
  const [done, setDone] = useState<string | undefined>(undefined);
  const [removed, setRemoved] = useState<TeamMember | undefined>(undefined);
  const [resetting, setResetting] = useState<TeamMember | undefined>(undefined);
  const finish = (sentence: string, taken?: TeamMember): void => {
    announce(sentence);
    setDone(sentence);
    setRemoved(taken);
    state.again();
  };
  const run = (work: () => Promise<unknown>, sentence: string, taken?: TeamMember) =>
    void attempt(async () => {
      await work();
      finish(sentence, taken);
    });
  const changeRole = (one: TeamMember, role: AdminRole) =>
    void attempt(async () => {
      const result = await api.changeRole(one.uuid, role, one.role);
      const named = {
        name: nameOf(one),
        role: adminRoleName('saved' in result ? role : result.current.role, locale),
      };
      if ('saved' in result) {
        finish(t('roleChanged', named));
        return;
      }
      const by = (await findRoleGiver(api, one.uuid)) ?? t('aColleague');
      setDone(undefined);
      refuse(t('roleMeanwhile', { ...named, by, wanted: adminRoleName(role, locale) }));
      state.again();
    });
  const restore = (one: TeamMember) => run(() => api.restore(one.uuid), t('restored', { name: nameOf(one) }));
  return (
    <>
      <PartHead title={t('part.people')} about={t('about.people')}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => show({ open: 'invite' })}
        >
          <UserPlus size={15} aria-hidden />
          {t('invite')}
        </button>
      </PartHead>
      {refused === undefined ? null : <Problem text={refused} />}
      {done === undefined ? null : (
        <p className={`${list.done} ${styles.done}`}>
          {done}
          {removed ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => restore(removed)}
            >
              {t('undo')}
            </button>
          ) : null}
        </p>
      )}
      <Reading state={state}>
        {(members) => (
          <MemberTable
            members={members}
            onRole={changeRole}
            onResend={(one) => run(() => api.resend(one.uuid), t('resent', { email: one.email }))}
            onRemove={(one) =>
              run(
                () => api.remove(one.uuid),
                t(one.state === 'invited' ? 'withdrawn' : 'removed', { name: nameOf(one) }),
                one,
              )
            }
            onRestore={restore}
            onReset={setResetting}
          />
        )}
      </Reading>
      <TeamRulesPart />
      <RightsTable members={state.found ?? []} />
      {resetting ? (
        <ResetDialog
          member={resetting}
          onClose={() => setResetting(undefined)}
          onReset={() => {
            setResetting(undefined);
            run(() => api.resetSecondStep(resetting.uuid), t('reset.done', { name: nameOf(resetting) }));
          }}
        />
      ) : null}
      {open === 'invite' ? (
        <InviteDialog
          canInviteToAll={state.found?.some((one) => one.is_you && one.of_all_sites) ?? false}
          onClose={() => show({ open: undefined })}
          onDone={({ email }) => {
            show({ open: undefined });
            finish(t('invited', { email }));
          }}
        />
      ) : null}
    </>
  );
}
