import LogIn from 'lucide-react/icons/log-in';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import type { CandidateDetailsPart } from './candidate-details.load.ts';
import styles from './candidate-details.module.css';

/** How an employer gets in touch. Others read that it takes an employer's account (§6). */
export function ContactCard({ data, t }: CandidateDetailsPart) {
  const board = useBoard();
  const format = useFormat();
  const { candidate, credits } = data;
  const { given_name: name } = candidate;
  const employer = board.visitor === 'employer';
  return (
    <Panel tone="tint" titleId="contact-title" title={t('contact.title', { name })}>
      <p className={styles.contactText}>
        {employer ? t('contact.employer', { name }) : t('contact.others', { name })}
      </p>
      {employer && credits > 0 && (
        <p className={styles.credits}>
          {t('contact.credits', { count: credits, number: format.number(credits) })}
        </p>
      )}
      {!employer && <p className={styles.required}>{t('contact.required')}</p>}
      <Road t={t} />
    </Panel>
  );
}

function Road({ t }: Pick<CandidateDetailsPart, 't'>) {
  const board = useBoard();
  if (board.visitor === 'candidate') return null;
  if (board.visitor === 'employer') {
    return (
      <LinkButton href={`${pagePath(board, 'p-account')}?menuType=web-shop`} block>
        {t('contact.toCredits')}
      </LinkButton>
    );
  }
  const query = new URLSearchParams({ isEmployer: 'true', next: board.path });
  return (
    <LinkButton href={`${pagePath(board, 'p-login')}?${query}`} icon={LogIn} block>
      {t('contact.login')}
    </LinkButton>
  );
}
