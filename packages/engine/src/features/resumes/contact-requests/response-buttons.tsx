import type { ContactRequest } from '@boardwright/api-client/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { ContactReply } from './response-moves.ts';
import styles from './contact-requests.module.css';

interface AnswerButtonsProps {
  readonly request: ContactRequest;
  readonly answers: readonly ContactReply[];
  readonly t: Translate;
  readonly busy: boolean;
}

/** What an answer shows of the candidate, and the buttons of the answers that are possible. */
export function ResponseButtons({ request, answers, t, busy }: AnswerButtonsProps) {
  const format = useFormat();
  const { status, client_name: name, expires_at } = request;
  const words = { requested: 'shows', accepted: 'sees', declined: 'seesNot' } as const;
  const waits = status === 'requested';
  return (
    <>
      <p className={styles.shows}>
        {t(words[status], { name })}
        {status === 'declined' &&
          answers.includes('accepted') &&
          ` ${t('reopenTill', { date: format.date(expires_at) })}`}
      </p>
      {answers.length > 0 && (
        <p className={styles.ways}>
          {answers.map((answer) => (
            <Button
              key={answer}
              name="status"
              value={answer}
              size={waits ? undefined : 'small'}
              variant={waits && answer === 'accepted' ? 'primary' : 'secondary'}
              busy={busy}
            >
              {t(answer === 'accepted' ? (waits ? 'accept' : 'reopen') : waits ? 'decline' : 'withdraw')}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}
