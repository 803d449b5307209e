import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Chips } from '@boardwright/ui/chips';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { Tag } from '@boardwright/ui/tag';
import { DoDont, type DoDontProps } from '../frame/sample.tsx';
import styles from './composition-examples.module.css';

/** The right and the wrong way to put parts together. */
const threeKinds: DoDontProps = {
  right: {
    draw: (texts) => (
      <div className={styles.rows}>
        <Badge tone="success">{texts.active}</Badge>
        <span className={styles.tags}>
          <Tag>{texts.permanent}</Tag> <Tag>{texts.level}</Tag>
        </span>
        <Chips chips={[{ name: texts.place, href: '/' }]} />
      </div>
    ),
    why: 'A badge is a state, a tag a property, a chip a choice that can be undone.',
  },
  wrong: {
    draw: (texts) => (
      <div className={styles.rows}>
        <Badge tone="info">{texts.permanent}</Badge>
        <Badge tone="danger">{texts.level}</Badge>
        <Badge tone="success">{texts.place}</Badge>
      </div>
    ),
    why: 'use badges to make properties colourful.',
  },
};

const goingAndDoing: DoDontProps = {
  right: {
    draw: (texts) => (
      <div className={styles.tags}>
        <LinkButton href="/">{texts.see}</LinkButton>
        <Button type="button" variant="secondary">
          {texts.save}
        </Button>
      </div>
    ),
    why: 'What leads to a page is a LinkButton: it opens in a new tab and works without scripts.',
  },
  wrong: {
    draw: (texts) => (
      <div className={styles.tags}>
        <Button type="button" variant="danger">
          {texts.see}
        </Button>
        <Button type="button" variant="danger">
          {texts.cancel}
        </Button>
      </div>
    ),
    why: 'use the red button for anything but what is lost.',
  },
};

const accent: DoDontProps = {
  right: {
    draw: (texts) => (
      <Panel title={texts.jobTitle} level={3}>
        <div className={styles.rows}>
          <p>{texts.text}</p>
          <div>
            <Button type="button">{texts.apply}</Button>
          </div>
        </div>
      </Panel>
    ),
    why: 'A white ground, one accent, nothing around the facts.',
  },
  wrong: {
    draw: (texts) => (
      <div className={styles.loud}>
        <h3>{texts.jobTitle}</h3>
        <p>{texts.text}</p>
        <div>
          <Button type="button">{texts.apply}</Button>
        </div>
      </div>
    ),
    why: 'tint cards and headings, lift them with shadows, or fill space with a gradient.',
  },
};

export function Composition() {
  return (
    <>
      <h2 className={styles.title}>A state, a property, a choice</h2>
      <DoDont {...threeKinds} />
      <h2 className={styles.title}>Where one goes, what one does</h2>
      <DoDont {...goingAndDoing} />
      <h2 className={styles.title}>The accent rests</h2>
      <DoDont {...accent} />
    </>
  );
}
