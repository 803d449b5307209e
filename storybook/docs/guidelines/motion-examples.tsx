import { Button } from '@boardwright/ui/button';
import { Skeleton } from '@boardwright/ui/skeleton';
import { useState } from 'react';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import styles from './motion-examples.module.css';

export function MotionDemo() {
  const [moved, setMoved] = useState(false);
  return (
    <Sample caption={<Token name="--ease" />}>
      {['--fast', '--slow'].map((name) => (
        <div key={name} className={styles.lane}>
          <Token name={name} />
          <span className={styles.track}>
            <span
              className={`${styles.dot} ${moved ? styles.moved : ''}`}
              style={{ transitionDuration: `var(${name})` }}
            />
          </span>
        </div>
      ))}
      <div>
        <Button type="button" size="small" variant="secondary" onClick={() => setMoved((before) => !before)}>
          Move
        </Button>
      </div>
    </Sample>
  );
}

const waiting: DoDontProps = {
  right: {
    draw: () => (
      <div className="stack">
        <Skeleton width="58%" />
        <Skeleton width="82%" />
        <Skeleton width="11rem" />
      </div>
    ),
    why: 'Wait in the shape of what comes, so that nothing jumps when it is there.',
  },
  wrong: {
    draw: () => (
      <div className={styles.waiting}>
        <span className={styles.spinner} />
      </div>
    ),
    why: 'turn a wheel in an empty page, bounce, or let cards rise under the pointer.',
  },
};

export function MotionDoDont() {
  return <DoDont {...waiting} />;
}
