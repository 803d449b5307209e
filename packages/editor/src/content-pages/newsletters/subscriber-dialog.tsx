import type { NewsletterSubscription } from '@boardwright/api-client/contract';
import { useContentMessages } from '../use-content-messages.ts';
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
  const t = useContentMessages();
  const values = { email: asked.row.email, newsletter };
  const isEnd = asked.verb === 'end';
  const title = isEnd ? t('newsletter.endTitle') : t('newsletter.deleteTitle');
  return (
    <Modal
      title={title}
      width="narrow"
      onClose={onClose}
      foot={
        <DialogFoot
          action={isEnd ? t('newsletter.endAct') : t('newsletter.deleteAct')}
          isBusy={false}
          onClose={onClose}
          submits={onAct}
        />
      }
    >
      <p>{isEnd ? t('newsletter.endAbout', values) : t('newsletter.deleteAbout', values)}</p>
    </Modal>
  );
}
