import LogIn from 'lucide-react/icons/log-in';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { statusTone } from '../../page/status-tone.ts';
import { useFormat } from '@boardwright/ui/use-format';
import type { CandidateDetailsPart } from './candidate-details-data.ts';
import { canRequestContact, mayRequest, contactAnchor, type EmployerView } from './employer-contact-data.ts';
import styles from './candidate-details.module.css';

/** How an employer gets in touch. Others read that it takes an employer's account (§6). */
export function ContactCard({ data, t }: CandidateDetailsPart) {
  const { given_name: name } = data.candidate;
  const { employer } = data;
  const isAnswered = employer?.state === 'accepted' || employer?.state === 'declined';
  return (
    <Panel tone="tint" titleId="contact-title" title={t('contact.title', { name })}>
      {!isAnswered && (
        <p className={styles.contactText}>
          {employer ? t('contact.employer', { name }) : t('contact.others', { name })}
        </p>
      )}
      {employer ? <EmployerAction employer={employer} t={t} /> : <GuestAction t={t} />}
    </Panel>
  );
}

function EmployerAction({
  employer,
  t,
}: { readonly employer: EmployerView } & Pick<CandidateDetailsPart, 't'>) {
  const format = useFormat();
  const { state, price, shop } = employer;
  if (!mayRequest(state)) return <Badge tone={statusTone(state)}>{t(`contact.states.${state}`)}</Badge>;
  return (
    <>
      {price > 0 && (
        <p className={styles.credits}>
          {t('contact.credits', { count: price, number: format.number(price) })}
        </p>
      )}
      {canRequestContact(employer) ? (
        <LinkButton href={`#${contactAnchor}`} block>
          {t('ask.send')}
        </LinkButton>
      ) : (
        shop && (
          <LinkButton href={shop} block>
            {t('contact.toCredits')}
          </LinkButton>
        )
      )}
    </>
  );
}

function GuestAction({ t }: Pick<CandidateDetailsPart, 't'>) {
  const board = useBoard();
  const query = new URLSearchParams({ isEmployer: 'true', next: board.path });
  return (
    <>
      <p className={styles.required}>{t('contact.required')}</p>
      {board.visitor === 'guest' && (
        <LinkButton href={`${pagePath(board, 'p-login')}?${query}`} icon={LogIn} block>
          {t('contact.login')}
        </LinkButton>
      )}
    </>
  );
}
