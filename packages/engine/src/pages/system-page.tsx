import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/brand/brand.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/text-field.tsx';
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
          <Scene kind={view.kind} />
        </div>
        <div className={styles.text}>
          {view.kind === 'coming-soon' ? null : <Brand className={styles.brand} />}
          <h1>{t(`${view.kind}.title`)}</h1>
          <p>{t(`${view.kind}.text`)}</p>
          {view.kind === 'site-auth' ? <SitePassword message={view.message} next={view.next} /> : null}
        </div>
      </div>
    </section>
  );
}

function SitePassword({ message, next }: Pick<SystemView, 'message' | 'next'>) {
  const t = useT('page');
  return (
    <form method="post" action="/site-auth" className={styles.form}>
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <TextField
        id="site-password"
        label={t('site-auth.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={message}
      />
      <Button variant="primary" block>
        {t('site-auth.open')}
      </Button>
    </form>
  );
}
