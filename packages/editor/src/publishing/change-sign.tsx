import styles from './change-sign.module.css';

interface ChangeSignProps {
  readonly sign: '+' | '−' | '~' | '↕';
  /** What it means, where no words beside it say so. */
  readonly label?: string;
}

/** What became of something since it was published, at a glance. */
export function ChangeSign({ sign, label }: ChangeSignProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label };
  return (
    <span className={styles.sign} data-sign={sign} {...named}>
      {sign}
    </span>
  );
}
