import {
  adminAreas,
  adminRights,
  adminRoleName,
  adminRoles,
  type AdminRole,
  type TeamMember,
} from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { DialogFoot } from '../lists/dialog-foot.tsx';
import { ChoiceField, TextField } from '../lists/fields.tsx';
import { Failure } from '../lists/reading.tsx';
import { useSubmission } from '../lists/use-submission.ts';
import { Modal } from '../ui/modal.tsx';
import { useTeamApi } from './team-api.ts';
import { useTeamMessages } from './use-team-messages.ts';

interface InviteDialogProps {
  /** Whether it may be for all sites: who runs them all may. */
  readonly canInviteToAll: boolean;
  readonly onClose: () => void;
  readonly onDone: (invited: TeamMember) => void;
}

/** Somebody asked to the team: an address, a role, and a mail goes out. */
export function InviteDialog({ canInviteToAll, onClose, onDone }: InviteDialogProps) {
  const t = useTeamMessages();
  const locale = useEditorLocale();
  const api = useTeamApi();
  const formId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>('content');
  const [reach, setReach] = useState<'this' | 'all'>('this');
  const [isTried, setIsTried] = useState(false);
  const submission = useSubmission(
    () => api.invite({ email: email.trim(), role, all_sites: reach === 'all' }),
    onDone,
  );
  const refused = submission.failure?.fields?.['email']?.join(' ');
  const missing = isTried && email.trim() === '' ? t('emailMissing') : undefined;
  const does = adminAreas
    .filter((area) => adminRights[area][role] === 'does')
    .map((area) => t(`areas.${area}`));
  return (
    <Modal
      title={t('inviteTitle')}
      width="narrow"
      isDirty={email !== ''}
      onClose={onClose}
      foot={<DialogFoot action={t('send')} isBusy={submission.isBusy} onClose={onClose} submits={formId} />}
    >
      {refused === undefined ? <Failure of={submission.failure} /> : null}
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (email.trim() !== '') submission.submit(undefined);
        }}
      >
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          problem={missing ?? refused}
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <ChoiceField
          label={t('role')}
          hint={does.length > 0 ? t('roleHint', { areas: does.join(', ') }) : t('roleReads')}
          value={role}
          options={adminRoles.map((value) => ({ value, text: adminRoleName(value, locale) }))}
          onChange={setRole}
        />
        {canInviteToAll ? (
          <ChoiceField
            label={t('sites')}
            value={reach}
            options={[
              { value: 'this', text: t('thisSite') },
              { value: 'all', text: t('allSites') },
            ]}
            onChange={setReach}
          />
        ) : null}
      </form>
    </Modal>
  );
}
