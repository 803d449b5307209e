import ExternalLink from 'lucide-react/icons/external-link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { isHidden } from '../../job/job-view.ts';
import { pagePath, useBoard } from '../../pages/board-context.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { applyAnchor, applyUrl, type JobDetailsPart } from './job-details-data.ts';
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
    <Panel className={styles.applyCard}>
      {data.applied ? (
        <p>{t('appliedAlready')}</p>
      ) : hidden ? (
        <div className={styles.cta}>
          <LinkButton href={pagePath(board, 'p-login')} block>
            {t('hidden.login')}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.cta}>
          <LinkButton
            href={url ?? `#${applyAnchor}`}
            block
            {...(url && { rel: 'nofollow noopener', newTab: true, iconEnd: ExternalLink })}
          >
            {url ? t('applySite', { organisation }) : t('applyNow')}
          </LinkButton>
        </div>
      )}
      {url && !hidden && <p className={styles.siteNote}>{t('applySiteNote', { organisation })}</p>}
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
