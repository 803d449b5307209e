import { usePageT } from './use-page-t.ts';
import { Brand } from './brand/brand.tsx';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { SitePassword } from './site-gate/site-password.tsx';
import { LinkForm } from './link-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import type { NewsletterPage, SystemView } from './page-data.ts';
import { Scene, type SceneKind } from './scene.tsx';
import styles from './system-page.module.css';

function isLinkPage(kind: SystemView['kind']): kind is 'verify-address' | 'save-profile' {
  return kind === 'verify-address' || kind === 'save-profile';
}

function isNewsletterPage(kind: SystemView['kind']): kind is NewsletterPage {
  return kind.startsWith('newsletter-');
}

function sceneOf({ kind }: SystemView): SceneKind {
  return isLinkPage(kind) || isNewsletterPage(kind) || kind === 'switch-account' ? 'site-auth' : kind;
}

/** A host no API knows, a site being built, one behind a password (specification §2 'Redirects'), or what a mailed link leads to. */
export function SystemPage({ view }: { readonly view: SystemView }) {
  const t = usePageT();
  return (
    <section className={styles.page}>
      <div className={styles.panel}>
        <div className={styles.art}>
          <Scene kind={sceneOf(view)} />
        </div>
        <div className={styles.text}>
          {view.kind === 'coming-soon' ? null : <Brand className={styles.brand} />}
          <h1>{t(`${view.kind}.title`)}</h1>
          <p>{t(`${view.kind}.text`)}</p>
          {view.kind === 'site-auth' ? (
            <SitePassword message={view.message} next={view.next} className={styles.form} />
          ) : null}
          {isLinkPage(view.kind) ? <LinkForm view={view} /> : null}
          {isNewsletterPage(view.kind) ? <NewsletterForm view={view} /> : null}
          {view.kind === 'switch-account' ? (
            // To its own address, whose query is the token.
            <form method="post" className={styles.form}>
              <Button variant="primary" block>
                {t('switch-account.confirm')}
              </Button>
              <LinkButton href={view.next ?? '/'} variant="secondary" block>
                {t('switch-account.stay')}
              </LinkButton>
            </form>
          ) : null}
        </div>
      </div>
    </section>
  );
}
