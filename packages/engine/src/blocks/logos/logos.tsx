import type { logos, SettingsOf } from '@boardwright/blocks-schema';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { Picture } from '@boardwright/ui/picture';
import type { Translate } from '@boardwright/ui/translate';
import type { BlockProps } from '../../board/define-block.ts';
import { ContentSection, useSample } from '../../page/content-section/content-section.tsx';
import type { LogosKey } from './logos.messages.ts';
import styles from './logos.module.css';

type Settings = SettingsOf<typeof logos>;
type Logo = Pick<Settings['logos'][number], 'name' | 'link'> & {
  readonly logo?: Settings['logos'][number]['logo'];
};

/** Logos, each called by its name; who has none stands there with the name itself. */
export function Logos({ settings, t, first }: BlockProps<Settings, undefined, LogosKey>) {
  const written = settings.logos.filter(({ name, logo }) => name || logo.src);
  const isSample = useSample(written.length === 0);
  if (written.length === 0 && !isSample) return null;
  const rendered: readonly Logo[] = isSample ? samples(t) : written;
  return (
    <ContentSection
      heading={settings.heading || (isSample ? t('sample.heading') : '')}
      subheading={settings.subheading}
      first={first}
      isSample={isSample}
    >
      <ul className={classNames(styles.logos, styles[settings.layout], settings.isGrey && styles.grey)}>
        {rendered.map((logo, index) => (
          <li key={index} className={styles.item}>
            {logo.link ? (
              <Link href={logo.link} className={styles.link}>
                <Mark {...logo} isSample={isSample} />
              </Link>
            ) : (
              <Mark {...logo} isSample={isSample} />
            )}
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

function Mark({ name, logo, isSample }: Logo & { readonly isSample: boolean }) {
  if (logo?.src) return <Picture className={styles.logo} src={logo.src} alt={name || logo.alt} />;
  return <span className={classNames(styles.name, isSample && styles.example)}>{name}</span>;
}

const samples = (t: Translate<LogosKey>): readonly Logo[] =>
  [t('sample.one'), t('sample.two'), t('sample.three'), t('sample.four'), t('sample.five')].map((name) => ({
    name,
    link: '',
  }));
