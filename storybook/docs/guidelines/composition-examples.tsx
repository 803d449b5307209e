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
    draw: (words) => (
      <div className={styles.rows}>
        <Badge tone="success">{words.active}</Badge>
        <span className={styles.tags}>
          <Tag>{words.permanent}</Tag> <Tag>{words.level}</Tag>
        </span>
        <Chips chips={[{ name: words.place, href: '/' }]} />
      </div>
    ),
    why: 'A badge is a state, a tag a property, a chip a choice that can be undone.',
  },
  wrong: {
    draw: (words) => (
      <div className={styles.rows}>
        <Badge tone="info">{words.permanent}</Badge>
        <Badge tone="danger">{words.level}</Badge>
        <Badge tone="success">{words.place}</Badge>
      </div>
    ),
    why: 'use badges to make properties colourful.',
  },
};

const goingAndDoing: DoDontProps = {
  right: {
    draw: (words) => (
      <div className={styles.tags}>
        <LinkButton href="/">{words.see}</LinkButton>
        <Button type="button" variant="secondary">
          {words.save}
        </Button>
      </div>
    ),
    why: 'What leads to a page is a LinkButton: it opens in a new tab and works without scripts.',
  },
  wrong: {
    draw: (words) => (
      <div className={styles.tags}>
        <Button type="button" variant="danger">
          {words.see}
        </Button>
        <Button type="button" variant="danger">
          {words.cancel}
        </Button>
      </div>
    ),
    why: 'use the red button for anything but what is lost.',
  },
};

const accent: DoDontProps = {
  right: {
    draw: (words) => (
      <Panel title={words.jobTitle} level={3}>
        <div className={styles.rows}>
          <p>{words.text}</p>
          <div>
            <Button type="button">{words.apply}</Button>
          </div>
        </div>
      </Panel>
    ),
    why: 'A white ground, one accent, nothing around the facts.',
  },
  wrong: {
    draw: (words) => (
      <div className={styles.loud}>
        <h3>{words.jobTitle}</h3>
        <p>{words.text}</p>
        <div>
          <Button type="button">{words.apply}</Button>
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
