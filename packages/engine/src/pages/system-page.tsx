import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/brand/brand.tsx';
import { Button } from '../ui/button/button.tsx';
import { SitePassword } from '../site-gate/site-password.tsx';
import type { SystemView } from './page-data.ts';
import { Scene } from './scene.tsx';
import styles from './system-page.module.css';

/** A host no API knows, a site being built, or a site behind a password (specification §2 'Redirects'). */
export function SystemPage({ view }: { readonly view: SystemView }) {
  const t = useT('page');
  return (
    <section className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.art}>
          <Scene kind={view.kind === 'verify-address' ? 'site-auth' : view.kind} />
        </div>
        <div className={styles.text}>
          {view.kind === 'coming-soon' ? null : <Brand className={styles.brand} />}
          <h1>{t(`${view.kind}.title`)}</h1>
          <p>{t(`${view.kind}.text`)}</p>
          {view.kind === 'site-auth' ? (
            <SitePassword message={view.message} next={view.next} className={styles.form} />
          ) : null}
          {view.kind === 'verify-address' ? (
            // To its own address, whose query is the mailed link: opening it does nothing, as programs open links too.
            <form method="post" className={styles.form}>
              <Button variant="primary" block>
                {t('verify-address.confirm')}
              </Button>
            </form>
          ) : null}
        </div>
      </div>
    </section>
  );
}
