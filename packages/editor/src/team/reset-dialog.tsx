import type { TeamMember } from '@boardwright/api-client/contract';
import controls from '../ui/controls.module.css';
import { Modal } from '../ui/modal.tsx';
import { nameOf } from './name-of.ts';
import { useTeamMessages } from './use-team-messages.ts';

interface ResetDialogProps {
  readonly member: TeamMember;
  readonly onClose: () => void;
  readonly onReset: () => void;
}

/** What resetting a colleague's two-step login does, before it is done: it cannot be undone. */
export function ResetDialog({ member, onClose, onReset }: ResetDialogProps) {
  const t = useTeamMessages();
  const name = nameOf(member);
  return (
    <Modal
      title={t('reset.title', { name })}
      width="narrow"
      first="[data-first]"
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            data-first=""
            className={`${controls.button} ${controls.secondary}`}
            onClick={onClose}
          >
            {t('reset.cancel')}
          </button>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={onReset}>
            {t('reset.submit')}
          </button>
        </>
      }
    >
      <p>{t('reset.what', { name })}</p>
      <p>{t('reset.sure')}</p>
    </Modal>
  );
}
