import type { ContactRequest } from '@boardwright/api-client/contract';
import { Button } from '@boardwright/ui/button';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { ContactRequestState } from './use-contact-request.ts';
import { FailureNotice } from '../../../page/forms/failure-notice.tsx';
import styles from './contact-requests.module.css';
import type { ContactRequestsKey } from './contact-requests.messages.ts';

interface ResponseButtonsProps {
  readonly request: ContactRequest;
  readonly state: ContactRequestState;
  readonly t: Translate<ContactRequestsKey>;
}

/** What an answer shows of the candidate, why the last one did not arrive, and the buttons of those that are possible. */
export function ResponseButtons({ request, state, t }: ResponseButtonsProps) {
  const format = useFormat();
  const { client_name: name, expires_at } = request;
  const { status, replies, isBusy, failure, retry, refresh } = state;
  const keys = { requested: 'shows', accepted: 'sees', declined: 'seesNot' } as const;
  const waits = status === 'requested';
  return (
    <>
      <FailureNotice failure={failure} onRetry={retry} onRefresh={refresh} className={styles.notice} />
      <p className={styles.shows}>
        {t(keys[status], { name })}
        {status === 'declined' &&
          replies.includes('accepted') &&
          ` ${t('reopenTill', { date: format.date(expires_at) })}`}
      </p>
      {replies.length > 0 && (
        <p className={styles.ways}>
          {replies.map((reply) => (
            <Button
              key={reply}
              name="status"
              value={reply}
              size={waits ? undefined : 'small'}
              variant={waits && reply === 'accepted' ? 'primary' : 'secondary'}
              busy={isBusy}
            >
              {t(reply === 'accepted' ? (waits ? 'accept' : 'reopen') : waits ? 'decline' : 'withdraw')}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
