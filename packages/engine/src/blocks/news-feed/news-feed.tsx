import type { SettingsOf, newsFeed } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './news-feed.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function NewsFeed({ settings, t }: BlockProps<SettingsOf<typeof newsFeed>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
