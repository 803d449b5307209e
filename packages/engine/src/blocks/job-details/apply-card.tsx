import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import ExternalLink from 'lucide-react/icons/external-link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { FavouriteButton } from '../../page/favourites/favourite-button.tsx';
import { isHidden } from '../../board/is-hidden.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { useFormat } from '@boardwright/ui/use-format';
import {
  applyAnchor,
  applyUrl,
  introduceAnchor,
  type JobDetailsPart,
  outwardLink,
} from './job-details-data.ts';
import styles from './job-details.module.css';

/** The way to apply, how many did, and whom to ask. */
export function ApplyCard({ settings, data, t }: JobDetailsPart) {
  const board = useBoard();
  const format = useFormat();
  const { job } = data;
  const hidden = isHidden(board);
  const url = applyUrl(job);
  const organisation = job.organisation_name || t('theEmployer');
  const count = job.applications_count;
  return (
    <Panel>
      {data.applied ? (
        <p>{t('appliedAlready')}</p>
      ) : data.earlier ? (
        <p className={styles.appliedOn}>
          <Icon icon={data.earlier.withdrawn ? CircleMinus : CircleCheck} />
          <Link href={`#${applyAnchor}`}>
            {t(data.earlier.withdrawn ? 'earlier.withdrawn' : 'earlier.title', {
              date: format.longDate(data.earlier.created_at),
            })}
          </Link>
        </p>
      ) : hidden ? (
        <div className={styles.cta}>
          <LinkButton href={pagePath(board, 'p-login')} block>
            {t('hidden.login')}
          </LinkButton>
          <FavouriteButton kind="job" id={job.uuid} title={job.title} worded />
        </div>
      ) : (
        <div className={styles.cta}>
          <LinkButton
            // Where somebody else is introduced or the job reported, one's own form stands on the page without that.
            href={url ?? `${data.introduce || data.report ? board.path : ''}#${applyAnchor}`}
            block
            data-apply={job.uuid}
            {...(url && { ...outwardLink(job), iconEnd: ExternalLink })}
          >
            {url ? t('applySite', { organisation }) : t('applyNow')}
          </LinkButton>
          <FavouriteButton kind="job" id={job.uuid} title={job.title} worded />
        </div>
      )}
      {url && !hidden && <p className={styles.siteNote}>{t('applySiteNote', { organisation })}</p>}
      {board.visitor === 'employer' && !data.introduce && <IntroduceLink t={t} />}
      {board.visitor === 'employer' && settings.showContactOwnerButton && (
        <ContactOwner {...{ settings, data, t }} />
      )}
      {(count > 0 || (!hidden && (job.recruiter_name || job.recruiter_phone))) && (
        <ul className={styles.notes}>
          {count > 0 && (
            <li>
              <Icon icon={Users} />
              <span>{t('applicants', { count, number: format.number(count) })}</span>
            </li>
          )}
          {!hidden && <Recruiter {...{ data, t }} />}
        </ul>
      )}
    </Panel>
  );
}

/** For a logged-in employer only (§6): introducing somebody else. */
function IntroduceLink({ t }: Pick<JobDetailsPart, 't'>) {
  const board = useBoard();
  const query = new URLSearchParams(board.search);
  query.set('introduce', '1');
  return (
    <LinkButton
      href={`${board.path}?${query}#${introduceAnchor}`}
      variant="secondary"
      block
      className={styles.owner}
    >
      {t('introduce.title')}
    </LinkButton>
  );
}

function Recruiter({ data, t }: Pick<JobDetailsPart, 'data' | 't'>) {
  const { recruiter_name: name, recruiter_phone: phone } = data.job;
  if (!name && !phone) return null;
  return (
    <li>
      <Icon icon={MessageCircle} />
      <span>
        {!phone
          ? t('questionsNoPhone', { name: name ?? '' })
          : name
            ? t('questions', { name: name.replaceAll(' ', '\u00a0') })
            : t('questionsNoName')}{' '}
        {phone && <Link href={telHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</Link>}
      </span>
    </li>
  );
}

function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** For a logged-in employer only (§6): the nearest way to whoever placed the job. */
function ContactOwner({ settings, data, t }: JobDetailsPart) {
  const board = useBoard();
  const { recruiter_phone: phone, website, organisation_slug: slug } = data.job;
  const href = phone ? telHref(phone) : website || pagePath(board, 'p-organisation', slug);
  return (
    <LinkButton href={href} variant="secondary" block className={styles.owner}>
      {settings.contactOwnerButtonText || t('contactOwner')}
    </LinkButton>
  );
}
