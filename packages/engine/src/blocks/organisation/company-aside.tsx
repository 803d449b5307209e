import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { socialIcon } from '@boardwright/ui/social-icons';
import { TagList } from '@boardwright/ui/tag-list';
import type { OrganisationPart } from './organisation-data.ts';
import type { SocialLink } from './organisation-view.ts';
import styles from './organisation.module.css';

/** Its pages elsewhere, its other names, and jobs in its field. */
export function CompanyAside({ data, t }: OrganisationPart) {
  const board = useBoard();
  const { socials, names } = data.organisation;
  const list = pagePath(board, 'p-job-list');
  const tags = data.segments.map(({ id, name }) => ({
    name,
    href: list + writeSearchAddress({ ...emptySearch, segment_ids: [id] }),
  }));
  if (socials.length === 0 && names.length === 0 && tags.length === 0) return null;
  return (
    <aside className={styles.aside}>
      {socials.length > 0 && (
        <Panel title={t('elsewhere')} titleId="company-elsewhere">
          <ul className={styles.socials}>
            {socials.map((link) => (
              <li key={link.href}>
                <Link href={link.href} newTab rel="nofollow noopener">
                  <SocialMark {...{ link, t }} />
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {names.length > 0 && (
        <Panel title={t('knownAs')} titleId="company-names">
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Panel>
      )}
      {tags.length > 0 && (
        <Panel title={t('segments')} titleId="company-segments">
          <TagList tags={tags} label={t('segments')} />
        </Panel>
      )}
    </aside>
  );
}

/** The website says where it is; the others say whose they are. */
function SocialMark({ link, t }: Pick<OrganisationPart, 't'> & { readonly link: SocialLink }) {
  const mark = socialIcon(link.type) ?? socialIcon('website');
  const host = new URL(link.href).hostname.replace(/^www\./, '');
  const known = link.type !== 'website' && socialIcon(link.type) !== undefined;
  return (
    <>
      {mark && <Icon icon={mark.icon} />}
      <span>{known ? mark?.name : host || t('website')}</span>
    </>
  );
}
