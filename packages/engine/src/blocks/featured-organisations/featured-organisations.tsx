import type { SettingsOf, featuredOrganisations } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './featured-organisations.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function FeaturedOrganisations({ settings, t }: BlockProps<SettingsOf<typeof featuredOrganisations>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
