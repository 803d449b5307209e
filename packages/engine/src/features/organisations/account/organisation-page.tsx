import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Link } from '@boardwright/ui/link';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { OrganisationParts } from './organisation-parts.tsx';
import { OrganisationPictures } from './organisation-pictures.tsx';
import { organisationAddress, organisationsAddress, organisationsAnchor } from './organisations-address.ts';
import styles from './organisations.module.css';
import type { PageProps } from './organisation-page-props.ts';

/** One organisation: what is known of it, its pictures, its page part by part; and the way to that page. */
export function OrganisationPage(props: PageProps) {
  const { data, t } = props;
  const { organisation, preview, notice } = data;
  const board = useBoard();
  const isNoticeBelow = notice?.startsWith('part') === true;
  return (
    <section id={organisationsAnchor} className={styles.panel} aria-labelledby="organisation-title">
      <BackLink href={organisationsAddress(board, { search: '', page: 1 })}>{t('back')}</BackLink>
      {notice && !isNoticeBelow && <OutcomeNotice title={t(`done.${notice}`)} className={styles.notice} />}
      <header className={styles.head}>
        <h2 id="organisation-title" className={styles.title}>
          {organisation.name}
        </h2>
        {preview ? (
          <LinkButton href={preview} variant="secondary" newTab>
            {t('preview')}
          </LinkButton>
        ) : (
          <Badge>{t('states.hidden')}</Badge>
        )}
      </header>
      {!preview && <p className={styles.lead}>{t('hiddenText')}</p>}
      <div className={styles.columns}>
        <OrganisationParts {...props} />
        <div className={styles.column}>
          <FactsPanel {...props} />
          <OrganisationPictures {...props} />
          <ArchivePanel {...props} />
        </div>
      </div>
    </section>
  );
}

function FactsPanel({ data, t }: PageProps) {
  const board = useBoard();
  const { organisation, locale } = data;
  const { slogan } = organisation;
  const facts = [
    ['slogan', slogan[locale] ?? Object.values(slogan)[0]],
    ['names', organisation.organisation_names.join(', ')],
    ['place', organisation.location_hq],
    ['size', organisation.company_size],
    ['email', organisation.email],
  ] as const;
  const known = facts.filter(([, value]) => value);
  return (
    <Panel
      title={t('facts.title')}
      titleId="organisation-facts"
      aside={
        <Link
          href={organisationAddress(board, organisation.id, { edit: 'fields' })}
          className={styles.tool}
          aria-label={`${t('edit')}: ${t('facts.title')}`}
        >
          {t('edit')}
        </Link>
      }
    >
      {known.length === 0 && <p className={styles.soft}>{t('facts.nothing')}</p>}
      <dl className={styles.known}>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Asks once more before it goes: a step of its own address, no script needed. */
function ArchivePanel(props: PageProps) {
  const { data, t } = props;
  const { organisation, isArchiving } = data;
  const { id, name } = organisation;
  const board = useBoard();
  return (
    <Panel title={t('archive.title')} titleId="organisation-archive">
      <p className={styles.soft}>{t('archive.text')}</p>
      {isArchiving ? (
        <PanelForm panel={props} action="archive" className={styles.confirm}>
          {({ answer, busy }) => (
            <>
              <input type="hidden" name="id" value={id} />
              <p>
                <b>{t('archive.sure', { name })}</b>
              </p>
              {answer.message && <Notice tone="danger" title={answer.message} />}
              <p className={styles.ways}>
                <Button variant="danger" size="small" busy={busy}>
                  {t('archive.do')}
                </Button>
                <LinkButton href={organisationAddress(board, id)} variant="plain" size="small" storeScroll>
                  {t('cancel')}
                </LinkButton>
              </p>
            </>
          )}
        </PanelForm>
      ) : (
        <Link
          href={`${organisationAddress(board, id, { step: 'archive' })}#organisation-archive`}
          className={styles.tool}
          storeScroll
        >
          {t('archive.open')}
        </Link>
      )}
    </Panel>
  );
}
