import type { PageData } from './page-data.ts';
import styles from './impersonation-bar.module.css';

/** As whom an admin views this page, with the form that ends it; it works without scripts. */
export function ImpersonationBar({ bar }: { readonly bar: NonNullable<PageData['impersonation']> }) {
  const { text, note, stop } = bar;
  return (
    <aside className={styles.bar} aria-label={text}>
      <p className={styles.text}>
        <b>{text}</b> <span>{note}</span>
      </p>
      <form method="post" action="/log-out">
        <button className={styles.stop}>{stop}</button>
      </form>
    </aside>
  );
}
