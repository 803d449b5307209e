import type { NewsletterSubscription } from '@boardwright/api-client/contract';
import { useEditorT } from '../../editor-messages.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';

/** What an admin is about to do for a subscriber. */
export interface Asked {
  readonly verb: 'end' | 'remove';
  readonly row: NewsletterSubscription;
}

interface SubscriberDialogProps {
  readonly asked: Asked;
  readonly newsletter: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** What goes and what stays, before it is done. */
export function SubscriberDialog({ asked, newsletter, onAct, onClose }: SubscriberDialogProps) {
  const t = useEditorT();
  const values = { email: asked.row.email, newsletter };
  const isEnd = asked.verb === 'end';
  const title = isEnd ? t('siteSettings.newsletters.endTitle') : t('siteSettings.newsletters.deleteTitle');
  return (
    <Modal
      title={title}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={isEnd ? t('siteSettings.newsletters.endAct') : t('siteSettings.newsletters.deleteAct')}
          isBusy={false}
          onClose={onClose}
          submits={onAct}
        />
      }
    >
      <p>
        {isEnd
          ? t('siteSettings.newsletters.endAbout', values)
          : t('siteSettings.newsletters.deleteAbout', values)}
      </p>
    </Modal>
  );
}
