import type { ReactNode } from 'react';
import type { SectionName } from './sections.ts';
import styles from '../shell/workspace-page.module.css';
import { useSiteSettingMessages } from './use-site-setting-messages.ts';

interface SectionHeadProps {
  readonly section: SectionName;
  readonly actions?: ReactNode;
}

/** A section's title, what it is about, and what can be done with the whole of it. */
export function SectionHead({ section, actions }: SectionHeadProps) {
  const settingT = useSiteSettingMessages();
  return (
    <header className={styles.head}>
      <div>
        <h1 id="section-title">{settingT(`section.${section}.title`)}</h1>
        <p>{settingT(`section.${section}.intro`)}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
