import MapPin from 'lucide-react/icons/map-pin';
import Route from 'lucide-react/icons/route';
import Wallet from 'lucide-react/icons/wallet';
import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Avatar } from '@boardwright/ui/avatar';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge } from '@boardwright/ui/badge';
import { type Fact, Facts } from '@boardwright/ui/facts';
import { Panel } from '@boardwright/ui/panel';
import { RichText } from '@boardwright/ui/rich-text';
import { TagList } from '@boardwright/ui/tag-list';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../page/job-texts/use-job-format.ts';
import type { CandidateDetailsData, CandidateDetailsPart } from './candidate-details-data.ts';
import type { CandidateDetailsSettings } from './candidate-details.load.ts';
import { ContactCard } from './contact-card.tsx';
import { employerContactPart } from './employer-contact-part.ts';
import { Timeline } from './timeline.tsx';
import styles from './candidate-details.module.css';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

type Props = BlockProps<CandidateDetailsSettings, CandidateDetailsData, CandidateDetailsKey>;

/** Somebody who is available, as visitors may read it, and how employers get in touch (specification §2, §6). */
export function CandidateDetails({ id, settings, data, t, outcome }: Props) {
  const board = useBoard();
  const { candidate, back, employer } = data;
  const { given_name: name, position, short_description: short, info, work, education } = candidate;
  return (
    <div className={`container ${styles.page}`}>
      <div className="with-aside with-aside--right">
        <article>
          {board.paths['p-candidate-list'] !== undefined && (
            <BackLink href={pagePath(board, 'p-candidate-list') + writeSearchAddress(back)}>
              {t('back')}
            </BackLink>
          )}
          <header className={styles.head}>
            <Avatar name={name} size="l" />
            <div className={styles.words}>
              <h1>{position || name}</h1>
              <p className={styles.who}>
                {position && <span>{name}</span>}
                <Badge tone={candidate.status === 'available' ? 'success' : 'neutral'}>
                  {t(candidate.status === 'available' ? 'available' : 'notAvailable')}
                </Badge>
              </p>
            </div>
          </header>
          <div className={styles.facts}>
            <CandidateFacts {...{ data, t }} />
          </div>
          {(short || info) && (
            <section className={styles.part}>
              <h2>{t('about', { name })}</h2>
              {short && <p className={styles.lead}>{short}</p>}
              {info && <RichText html={info} />}
            </section>
          )}
          <Timeline title={t('work')} entries={work} t={t} />
          <Timeline title={t('education')} entries={education} t={t} />
          {employer && (
            <employerContactPart.View
              {...{ id, data, employer, t }}
              initial={outcome?.action === 'order' ? outcome.result : undefined}
            />
          )}
        </article>
        <aside className={styles.aside}>
          <ContactCard {...{ data, t }} />
          {!settings.hideSegmentsCard && <SegmentsCard {...{ data, t }} />}
        </aside>
      </div>
    </div>
  );
}

CandidateDetails.fetchParts = ({ employer }: CandidateDetailsData) =>
  employer ? employerContactPart.fetch() : undefined;

function CandidateFacts({ data, t }: CandidateDetailsPart) {
  const format = useFormat();
  const jobFormat = useJobFormat();
  const { candidate } = data;
  const amount = jobFormat.salaryAmount(candidate);
  const facts: (Fact | false | null | undefined | '')[] = [
    candidate.city && { icon: MapPin, term: t('place'), value: candidate.city },
    typeof candidate.travel_distance === 'number' && {
      icon: Route,
      term: t('travelDistance'),
      value: t('upTo', { distance: format.distance(candidate.travel_distance) }),
      note: candidate.open_to_relocate && t('relocates'),
    },
    amount && {
      icon: Wallet,
      term: t('desiredSalary'),
      value: amount,
      note: jobFormat.salaryPeriod(candidate),
    },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

/** The candidate's segments, each a link to candidates who share it. */
function SegmentsCard({ data, t }: CandidateDetailsPart) {
  const board = useBoard();
  const { segments } = data.candidate;
  if (segments.length === 0) return null;
  const list =
    board.paths['p-candidate-list'] === undefined ? undefined : pagePath(board, 'p-candidate-list');
  return (
    <Panel className={styles.segments}>
      <h2>{t('moreLikeThis')}</h2>
      <TagList
        label={t('moreLikeThis')}
        tags={segments.map(({ id, name }) => ({
          name,
          href: list && list + writeSearchAddress({ segment_ids: [id], page: 1 }),
        }))}
      />
    </Panel>
  );
}
