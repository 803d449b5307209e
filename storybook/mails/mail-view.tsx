import type { ComposedMail } from '@boardwright/api/mails';
import { useLayoutEffect, useRef } from 'react';
import styles from './mail-view.module.css';

interface MailViewProps {
  readonly mail: ComposedMail;
  readonly locale: string;
}

/** A mail as a mail program shows it: its subject, and its page apart from every style of ours; beneath it its text. */
export function MailView({ mail, locale }: MailViewProps) {
  return (
    <main className={styles.mail} lang={locale}>
      <h1 className={styles.subject}>{mail.subject}</h1>
      <MailPage html={mail.html} />
      <details className={styles.plain}>
        <summary>text/plain</summary>
        <pre className={styles.text}>{mail.text}</pre>
      </details>
    </main>
  );
}

function MailPage({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = place.current;
    if (!host) return;
    // A shadow keeps the theme's style sheets out, as a mail program has none of them; axe reads what is in it.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const page = document.createElement('div');
    page.style.cssText = body.style.cssText;
    page.append(...body.childNodes);
    shadow.replaceChildren(page);
  }, [html]);
  return <div ref={place} className={styles.page} />;
}
