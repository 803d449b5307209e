import { useEditorT } from '../../editor-words.tsx';
import { SectionHead } from '../section-head.tsx';
import styles from './domain-section.module.css';

interface DomainSectionProps {
  readonly hosts: readonly string[];
}

/** The addresses the site answers at. They are the platform's to give, so they are only shown. */
export function DomainSection({ hosts }: DomainSectionProps) {
  const t = useEditorT();
  return (
    <>
      <SectionHead section="domain" />
      {hosts.length === 0 ? (
        <p>{t('siteSettings.domain.none')}</p>
      ) : (
        <ul className={styles.hosts} aria-label={t('siteSettings.domain.hosts')}>
          {hosts.map((host) => (
            <li key={host}>
              <code>{host}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
