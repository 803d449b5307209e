import styles from './skip-link.module.css';

/** The first thing a keyboard meets: past what stands on every page, to what is worked on. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles.skip} href="#bench">
      {text}
    </a>
  );
}
