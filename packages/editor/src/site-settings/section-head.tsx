import type { ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import type { SectionName } from './sections.ts';
import styles from '../shell/workspace-page.module.css';

interface SectionHeadProps {
  readonly section: SectionName;
  readonly actions?: ReactNode;
}

/** A section's title, what it is about, and what can be done with the whole of it. */
export function SectionHead({ section, actions }: SectionHeadProps) {
  const t = useEditorT();
  return (
    <header className={styles.head}>
      <div>
        <h1 id="section-title">{t(`siteSettings.section.${section}.title`)}</h1>
        <p>{t(`siteSettings.section.${section}.intro`)}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
