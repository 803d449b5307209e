import type { Resume } from '@boardwright/api-client/contract';
import type { ReactNode } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Link } from '@boardwright/ui/link';
import { Panel } from '@boardwright/ui/panel';
import { RichText } from '@boardwright/ui/rich-text';
import { useFormat } from '@boardwright/ui/use-format';
import { useJobFormat } from '../../../page/job-texts/use-job-format.ts';
import type { OverviewProps } from './resume-overview-props.ts';
import { stepAddress } from './resume-address.ts';
import styles from './resume.module.css';

interface PartProps extends OverviewProps {
  readonly resume: Resume;
}

/** Who it is about and how to reach them. */
export function AboutPanel(props: PartProps) {
  const { data, t, resume } = props;
  const place = [resume.place, resume.country_code && resume.place ? resume.country : undefined];
  const street = [resume.address, resume.postal_code].filter(Boolean).join(', ');
  const isEmpty = !resume.position && !resume.short_description && !data.info && !resume.place;
  return (
    <Panel title={t('parts.about')} titleId="resume-about" aside={<EditAbout {...props} part="about" />}>
      <p className={styles.name}>
        {resume.given_name} {resume.family_name}
      </p>
      {resume.position && <p className={styles.position}>{resume.position}</p>}
      {isEmpty && <p className={styles.soft}>{t('empty.about')}</p>}
      {resume.short_description && <p className={styles.short}>{resume.short_description}</p>}
      {data.info !== undefined && <RichText html={data.info} className={styles.info} />}
      <Rows
        rows={[
          [t('form.fields.place'), place.filter(Boolean).join(', ')],
          [t('form.fields.address'), street],
          [t('form.fields.phone'), resume.phone],
        ]}
      />
    </Panel>
  );
}

/** What somebody is looking for. */
export function WorkPanel(props: PartProps) {
  const { t, resume } = props;
  const format = useFormat();
  const jobFormat = useJobFormat();
  const { salary_min: salary, travel_distance: distance } = resume;
  const period = jobFormat.salaryPeriod(resume);
  const facts = [
    salary !== null && t('from', { amount: format.money(salary), period }),
    distance !== null && t('distance', { distance: format.distance(distance) }),
    resume.open_to_relocate && t('relocates'),
  ].filter((one) => one !== false);
  return (
    <Panel title={t('parts.work')} titleId="resume-work" aside={<EditAbout {...props} part="work" />}>
      {facts.length === 0 ? (
        <p className={styles.soft}>{t('empty.work')}</p>
      ) : (
        <p className={styles.wishes}>{facts.join(' · ')}</p>
      )}
    </Panel>
  );
}

function EditAbout({ t, part }: OverviewProps & { readonly part: 'about' | 'work' }) {
  const board = useBoard();
  const anchor = part === 'work' ? '#resume-part-work' : '';
  return (
    <Link
      href={stepAddress(board, 'about') + anchor}
      className={styles.edit}
      aria-label={`${t('edit')}: ${t(`parts.${part}`)}`}
    >
      {t('edit')}
    </Link>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  const facts = rows.filter(([, value]) => value !== null && value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
