import type { SettingsOf, organisationSearch } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../define-block.ts';
import styles from './organisation-search.module.css';

/** Say here what it shows, and where the specification asks for it. */
export function OrganisationSearch({ settings, t }: BlockProps<SettingsOf<typeof organisationSearch>>) {
  return (
    <section className={`section ${styles['block']}`}>
      <div className="container">
        <h2>{settings.title || t('heading')}</h2>
      </div>
    </section>
  );
}
