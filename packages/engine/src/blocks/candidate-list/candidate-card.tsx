import Luggage from 'lucide-react/icons/luggage';
import Route from 'lucide-react/icons/route';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Avatar } from '@boardwright/ui/avatar';
import { Badge } from '@boardwright/ui/badge';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { LinkCard } from '@boardwright/ui/link-card';
import { LinkCardTitle } from '@boardwright/ui/link-card-title';
import { statusTone } from '../../page/status-tone.ts';
import { TagList } from '@boardwright/ui/tag-list';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import type { CandidateListPart, CandidateSummary } from './candidate-list-data.ts';
import styles from './candidate-list.module.css';

export interface CandidateCardProps extends CandidateListPart {
  readonly candidate: CandidateSummary;
}

/** As many properties as a card has room for. */
const tagCount = 4;

/** Somebody who is available: what they do, where, for how much. The title's link covers the card. */
export function CandidateCard({ candidate, data, settings, t }: CandidateCardProps) {
  const board = useBoard();
  const format = useFormat();
  const jobFormat = useJobFormat();
  const { uuid, given_name: name, position, city, short_description: text } = candidate;
  const salary = jobFormat.salaryAmount(candidate);
  const title = position || name;
  const away = candidate.distance === undefined ? undefined : format.distance(candidate.distance);
  const who = [position && name, city, city && away].filter(Boolean).join(' · ');
  return (
    <LinkCard className={classNames(styles.card, settings.hideProfilePicture && styles.plain)}>
      {!settings.hideProfilePicture && <Avatar name={name} size="l" />}
      <div className={styles.words}>
        <LinkCardTitle
          level={2}
          href={
            board.paths['p-candidate-details'] === undefined
              ? undefined
              : pagePath(board, 'p-candidate-details', uuid) + writeSearchAddress(data.own)
          }
          className={styles.title}
        >
          {title}
        </LinkCardTitle>
        {who && <p className={styles.who}>{who}</p>}
        {text && <p className={styles.text}>{text}</p>}
        <ul className={styles.facts}>
          {salary && (
            <li className={styles.salary}>
              <span>
                {salary} <small>{jobFormat.salaryPeriod(candidate)}</small>
              </span>
            </li>
          )}
          {typeof candidate.travel_distance === 'number' && (
            <li>
              <Icon icon={Route} />
              {t('travels', { distance: format.distance(candidate.travel_distance) })}
            </li>
          )}
          {candidate.open_to_relocate && (
            <li>
              <Icon icon={Luggage} />
              {t('relocates')}
            </li>
          )}
        </ul>
        <TagList
          tags={candidate.tags.slice(0, tagCount).map((tag) => ({ name: tag }))}
          label={t('tags')}
          look={board.tagStyle === 'text' ? 'text' : 'tag'}
          className={styles.tags}
        />
        {candidate.contact !== undefined && <ContactLine {...{ candidate, data, t }} />}
      </div>
    </LinkCard>
  );
}

/** What an employer can do next, or what came of it. */
function ContactLine({ candidate, data, t }: Omit<CandidateCardProps, 'settings'>) {
  const board = useBoard();
  const format = useFormat();
  const { contact = 'open', uuid, given_name: name } = candidate;
  const { price = 0 } = data;
  if (contact !== 'open' && contact !== 'withdrawn')
    return (
      <p className={styles.contact}>
        <Badge tone={statusTone(contact)}>{t(`contact.${contact}`)}</Badge>
      </p>
    );
  if (board.paths['p-candidate-details'] === undefined) return null;
  return (
    <p className={styles.contact}>
      <Link
        href={`${pagePath(board, 'p-candidate-details', uuid)}${writeSearchAddress(data.own)}#contact`}
        className={styles.ask}
        aria-label={t('contact.askName', { name })}
      >
        {t('contact.ask')}
      </Link>
      {price > 0 && contact === 'open' && (
        <span className="muted">{t('contact.price', { count: price, number: format.number(price) })}</span>
      )}
    </p>
  );
}
