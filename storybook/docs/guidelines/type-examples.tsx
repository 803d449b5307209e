import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import type { SampleTexts } from '../frame/texts.ts';
import styles from './type-examples.module.css';

interface Step {
  readonly token: string;
  readonly use: string;
  readonly textKey: keyof SampleTexts;
}

const scale: readonly Step[] = [
  { token: '--text-4xl', use: 'Display: once, over a search', textKey: 'slogan' },
  { token: '--text-3xl', use: 'Title of a page', textKey: 'jobTitle' },
  { token: '--text-2xl', use: 'Title of a block', textKey: 'section' },
  { token: '--text-xl', use: 'Title within a block', textKey: 'question' },
  { token: '--text-lg', use: 'Title of a card, lead', textKey: 'card' },
  { token: '--text-md', use: 'Text', textKey: 'text' },
  { token: '--text-s', use: 'Second line', textKey: 'place' },
  { token: '--text-sm', use: 'Caption, label', textKey: 'salary' },
  { token: '--text-xs', use: 'Small, the floor', textKey: 'age' },
];
const headings = new Set(['--text-3xl', '--text-2xl', '--text-xl', '--text-lg']);

export function TypeScale() {
  return (
    <Sample>
      {(texts) =>
        scale.map(({ token, use, textKey: key }) => (
          <div key={token} className={styles.step}>
            <p className={styles.use}>
              <b>{use}</b>
              <Token name={token} />
            </p>
            <p
              className={
                token === '--text-4xl' ? styles.display : headings.has(token) ? styles.heading : undefined
              }
              style={{ fontSize: `var(${token})` }}
            >
              {texts[key]}
            </p>
          </div>
        ))
      }
    </Sample>
  );
}

export function Weights() {
  return (
    <Sample>
      {(texts) =>
        ['--weight-regular', '--weight-medium', '--weight-bold'].map((token) => (
          <div key={token} className={styles.step}>
            <p className={styles.use}>
              <Token name={token} />
            </p>
            <p style={{ fontWeight: `var(${token})`, fontSize: 'var(--text-xl)' }}>{texts.jobTitle}</p>
          </div>
        ))
      }
    </Sample>
  );
}

export function Measure() {
  return (
    <Sample caption={<Token name="--measure" />}>
      {(texts) => (
        <p className={styles.measure}>
          {texts.text} {texts.aboutText} {texts.text}
        </p>
      )}
    </Sample>
  );
}

const amounts = ['3.111', '14.780', '29.416'];

export function Figures() {
  return (
    <Sample row caption="Left with figures of one width, right without.">
      <ul className={`num ${styles.figures}`}>
        {amounts.map((amount) => (
          <li key={amount}>€ {amount}</li>
        ))}
      </ul>
      <ul className={`${styles.figures} ${styles.proportional}`}>
        {amounts.map((amount) => (
          <li key={amount}>€ {amount}</li>
        ))}
      </ul>
    </Sample>
  );
}

const alignment: DoDontProps = {
  right: {
    draw: (texts) => (
      <div className="stack">
        <h3>{texts.jobTitle}</h3>
        <p>{texts.text}</p>
      </div>
    ),
    why: 'Start at the left edge, in sentence case. Headings balance their lines by themselves.',
  },
  wrong: {
    draw: (texts) => (
      <div className={`stack ${styles.centred}`}>
        <h3>{texts.jobTitle}</h3>
        <p>{texts.text}</p>
      </div>
    ),
    why: 'centre text, set it in capitals or space its letters.',
  },
};

const emphasis: DoDontProps = {
  right: {
    draw: (texts) => (
      <p>
        <b>{texts.salary}</b>, {texts.hours}, <span className="muted">{texts.place}</span>
      </p>
    ),
    why: 'Weight and colour make one thing first.',
  },
  wrong: {
    draw: (texts) => (
      <p>
        <b className={styles.loud}>{texts.salary}</b>, <i>{texts.hours}</i>, <u>{texts.place}</u>
      </p>
    ),
    why: 'use size, slant and underline at once. Underlined text is a link.',
  },
};

export function TypeDoDont() {
  return (
    <>
      <DoDont {...alignment} />
      <DoDont {...emphasis} />
    </>
  );
}
