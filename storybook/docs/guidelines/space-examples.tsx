import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Panel } from '@boardwright/ui/panel';
import { Tag } from '@boardwright/ui/tag';
import { TextField } from '@boardwright/ui/text-field';
import { useMemo } from 'react';
import { declaredTokens } from '../declared-tokens.ts';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import styles from './space-examples.module.css';

export function SpaceScale() {
  const steps = useMemo(() => declaredTokens().filter(({ name }) => /^--s-\d+$/.test(name)), []);
  return (
    <Sample>
      {[...steps.map(({ name }) => name), '--gutter', '--section'].map((name) => (
        <div key={name} className={styles.step}>
          <Token name={name} />
          <span className={styles.bar} style={{ width: `var(${name})` }} />
        </div>
      ))}
    </Sample>
  );
}

export function CardSpace() {
  return (
    <Sample
      caption={
        <>
          Around: <Token name="--s-6" />. To the facts: <Token name="--s-4" />. Between tags:{' '}
          <Token name="--s-2" />. Title to its line: <Token name="--s-1" />.
        </>
      }
    >
      {(texts) => (
        <div className={styles.card}>
          <div className={styles.inside}>
            <b className={styles.title}>{texts.jobTitle}</b>
            <span className={styles.gapXs} aria-hidden="true" />
            <span className="muted">{texts.place}</span>
            <span className={styles.gap} aria-hidden="true" />
            <b>
              {texts.salary}, {texts.hours}
            </b>
            <span className={styles.gap} aria-hidden="true" />
            <span className={styles.tags}>
              <Tag>{texts.permanent}</Tag>
              <span className={styles.gapInline} aria-hidden="true" />
              <Tag>{texts.level}</Tag>
            </span>
          </div>
        </div>
      )}
    </Sample>
  );
}

export function Corners() {
  return (
    <Sample row>
      {['--radius-s', '--radius', '--radius-l'].map((name) => (
        <div key={name} className={styles.cornerBox}>
          <span className={styles.corner} style={{ borderRadius: `var(${name})` }} />
          <Token name={name} />
        </div>
      ))}
    </Sample>
  );
}

export function Controls() {
  return (
    <Sample
      caption={
        <>
          <Token name="--control-h-s" /> in tools and rows, <Token name="--control-h" /> in forms,{' '}
          <Token name="--touch" /> for an icon alone.
        </>
      }
    >
      {(texts) => (
        <div className={styles.controls}>
          <Button type="button" size="small">
            {texts.save}
          </Button>
          <Button type="button">{texts.apply}</Button>
          <TextField name="space-postcode" label={texts.postcode} />
        </div>
      )}
    </Sample>
  );
}

const borders: DoDontProps = {
  right: {
    draw: (texts) => (
      <Panel title={texts.about} level={3}>
        <p>{texts.aboutText}</p>
        <div className={styles.ruled}>
          <Badge tone="success">{texts.active}</Badge>
        </div>
      </Panel>
    ),
    why: 'One border; what is inside it is parted by space and a hairline.',
  },
  wrong: {
    draw: (texts) => (
      <Panel title={texts.about} level={3}>
        <Panel>
          <p>{texts.aboutText}</p>
        </Panel>
        <Panel>
          <Badge tone="success">{texts.active}</Badge>
        </Panel>
      </Panel>
    ),
    why: 'put bordered panels into bordered panels.',
  },
};

export function SpaceDoDont() {
  return <DoDont {...borders} />;
}
