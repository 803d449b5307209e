import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Notice } from '@boardwright/ui/notice';
import { useMemo, type CSSProperties } from 'react';
import { brandSettings } from '../../brand/own-brand.ts';
import { tokenValues } from '../declared-tokens.ts';
import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { useToolbar } from '../frame/toolbar.ts';
import { contrastOf, pairs } from './contrast.ts';
import styles from './colour-examples.module.css';

const ramps = [
  {
    title: 'Primary',
    steps: [
      '--primary-50',
      '--primary-100',
      '--primary-200',
      '--primary-300',
      '--primary-400',
      '--primary',
      '--primary-hover',
      '--primary-ink',
    ],
  },
  {
    title: 'Secondary',
    steps: ['--secondary-50', '--secondary-100', '--secondary-300', '--secondary', '--secondary-ink'],
  },
  {
    title: 'Greys',
    steps: ['--n-25', '--n-50', '--n-100', '--n-200', '--n-300', '--n-450', '--n-600', '--n-700', '--n-900'],
  },
] as const;

export function Ramps() {
  return (
    <Sample>
      {ramps.map(({ title, steps }) => (
        <div key={title}>
          <b>{title}</b>
          <ul className={styles.ramp}>
            {steps.map((name) => (
              <li key={name}>
                <span className={styles.swatch} style={{ background: `var(${name})` }} />
                <code className={styles.name}>{name.replace(/^--(primary-|secondary-|n-)?/, '')}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Sample>
  );
}

export function ContrastTable() {
  const { brand, ...own } = useToolbar();
  const settings = brandSettings(brand, own);
  const tokens = useMemo(() => tokenValues(), []);
  return (
    <Sample>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Looks</th>
            <th>Use</th>
            <th className={styles.number}>Contrast</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const ratio = contrastOf(pair, tokens, settings);
            return (
              <tr key={pair.use}>
                <td>
                  <span
                    className={pair.least === 3 ? styles.edge : styles.letters}
                    style={
                      { '--ink': `var(${pair.ink})`, '--ground': `var(${pair.ground})` } as CSSProperties
                    }
                  >
                    {pair.least === 3 ? '' : 'Aa'}
                  </span>
                </td>
                <td>
                  {pair.use}
                  <span className={styles.tokens}>
                    <code>{pair.ink}</code> on <code>{pair.ground}</code>
                  </span>
                </td>
                <td className={styles.number}>
                  <b className="num">{ratio.toFixed(1)}</b>{' '}
                  <Badge tone={ratio >= pair.least ? 'success' : 'danger'}>
                    {ratio >= pair.least ? 'Enough' : 'Too little'}
                  </Badge>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sample>
  );
}

export function States() {
  return (
    <Sample>
      {(texts) => (
        <>
          <div className={styles.badges}>
            <Badge tone="success">{texts.active}</Badge>
            <Badge tone="info">{texts.requested}</Badge>
            <Badge tone="danger">{texts.declined}</Badge>
            <Badge>{texts.paused}</Badge>
          </div>
          <Notice tone="success" title={texts.sent}>
            {texts.sentText}
          </Notice>
          <Notice tone="danger" title={texts.failed}>
            {texts.failedText}
          </Notice>
        </>
      )}
    </Sample>
  );
}

const filled: DoDontProps = {
  right: {
    draw: (texts) => (
      <div className={styles.badges}>
        <Button type="button">{texts.apply}</Button>
        <Button type="button" variant="secondary">
          {texts.save}
        </Button>
      </div>
    ),
    why: 'One filled button in a region: the eye knows where to go.',
  },
  wrong: {
    draw: (texts) => (
      <div className={styles.badges}>
        <Button type="button">{texts.apply}</Button>
        <Button type="button">{texts.save}</Button>
      </div>
    ),
    why: 'put two filled buttons side by side.',
  },
};

const stateInText: DoDontProps = {
  right: {
    draw: (texts) => <Badge tone="danger">{texts.declined}</Badge>,
    why: 'Say the state in a word, with its dot.',
  },
  wrong: {
    draw: (texts) => <p className={styles.alone}>{texts.jobTitle}</p>,
    why: 'let colour alone say that something was declined.',
  },
};

export function ColourDoDont() {
  return (
    <>
      <DoDont {...filled} />
      <DoDont {...stateInText} />
    </>
  );
}
