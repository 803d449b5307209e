import { classNames } from '@boardwright/ui/class-names';
import { useFormat } from '@boardwright/ui/use-format';
import { HeroArt } from './hero-art.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './search-job.module.css';
import type { SearchJobProps } from './search-job-props.ts';

/** Where a search begins: a hero over the page, or a slim bar above a list (specification §2 'Search job block'). */
export function SearchJob(props: SearchJobProps) {
  const { settings, data, t } = props;
  const format = useFormat();
  const counted = settings.subheadline
    .replaceAll('{{jobs}}', data.jobs === undefined ? '' : format.number(data.jobs))
    .replaceAll(
      '{{organisations}}',
      data.organisations === undefined ? '' : format.number(data.organisations),
    );
  if (settings.height === 'small') {
    return (
      <section className={styles.slim} aria-label={t('label')}>
        <div className="container">
          {(settings.headline || counted) && (
            <p className={styles.slimWords}>
              {settings.headline && <b>{settings.headline}</b>} {counted}
            </p>
          )}
          <SearchBar {...props} />
        </div>
      </section>
    );
  }
  return (
    <section className={classNames(styles.hero, settings.height === 'medium' && styles.medium)}>
      <HeroArt image={settings.image} size={settings.backgroundSize} />
      <div className={classNames('container', styles.inner, settings.image.src && styles.withArt)}>
        <h1 className={styles.title}>{settings.headline || t('headline')}</h1>
        {counted && <p className={styles.sub}>{counted}</p>}
        <SearchBar {...props} />
        <PopularSearches {...props} />
      </div>
    </section>
  );
}
