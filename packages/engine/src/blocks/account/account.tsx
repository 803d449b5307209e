import type { SettingsOf, account } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './account.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function Account({ settings, t }: BlockProps<SettingsOf<typeof account>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
