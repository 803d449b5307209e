import type { SettingsOf, reviews } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './reviews.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function Reviews({ settings, t }: BlockProps<SettingsOf<typeof reviews>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
