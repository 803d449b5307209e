import { DoDont, type DoDontProps, Sample } from '../frame/sample.tsx';
import { Token } from '../frame/token.tsx';
import type { Words } from '../frame/words.ts';
import styles from './type-examples.module.css';

interface Step {
  readonly token: string;
  readonly use: string;
  readonly words: keyof Words;
}

const scale: readonly Step[] = [
  { token: '--text-4xl', use: 'Display: once, over a search', words: 'slogan' },
  { token: '--text-3xl', use: 'Title of a page', words: 'jobTitle' },
  { token: '--text-2xl', use: 'Title of a block', words: 'section' },
  { token: '--text-xl', use: 'Title within a block', words: 'question' },
  { token: '--text-lg', use: 'Title of a card, lead', words: 'card' },
  { token: '--text-md', use: 'Text', words: 'text' },
  { token: '--text-s', use: 'Second line', words: 'place' },
  { token: '--text-sm', use: 'Caption, label', words: 'salary' },
  { token: '--text-xs', use: 'Small, the floor', words: 'age' },
];
const headings = new Set(['--text-3xl', '--text-2xl', '--text-xl', '--text-lg']);

export function TypeScale() {
  return (
    <Sample>
      {(words) =>
        scale.map(({ token, use, words: key }) => (
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
              {words[key]}
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
      {(words) =>
        ['--weight-regular', '--weight-medium', '--weight-bold'].map((token) => (
          <div key={token} className={styles.step}>
            <p className={styles.use}>
              <Token name={token} />
            </p>
            <p style={{ fontWeight: `var(${token})`, fontSize: 'var(--text-xl)' }}>{words.jobTitle}</p>
          </div>
        ))
      }
    </Sample>
  );
}

export function Measure() {
  return (
    <Sample caption={<Token name="--measure" />}>
      {(words) => (
        <p className={styles.measure}>
          {words.text} {words.aboutText} {words.text}
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
    draw: (words) => (
      <div className="stack">
        <h3>{words.jobTitle}</h3>
        <p>{words.text}</p>
      </div>
    ),
    why: 'Start at the left edge, in sentence case. Headings balance their lines by themselves.',
  },
  wrong: {
    draw: (words) => (
      <div className={`stack ${styles.centred}`}>
        <h3>{words.jobTitle}</h3>
        <p>{words.text}</p>
      </div>
    ),
    why: 'centre text, set it in capitals or space its letters.',
  },
};

const emphasis: DoDontProps = {
  right: {
    draw: (words) => (
      <p>
        <b>{words.salary}</b>, {words.hours}, <span className="muted">{words.place}</span>
      </p>
    ),
    why: 'Weight and colour make one thing first.',
  },
  wrong: {
    draw: (words) => (
      <p>
        <b className={styles.loud}>{words.salary}</b>, <i>{words.hours}</i>, <u>{words.place}</u>
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
