import type { footer, SettingsOf } from '@boardwright/blocks-schema';
import { useId } from 'react';
import { FooterLinks } from '../../page/footer/footer-links.tsx';
import { CustomCode } from '@boardwright/ui/custom-code';
import styles from './footer.module.css';

interface FooterColumnProps {
  readonly column: SettingsOf<typeof footer>['footerLinks'][number];
}

/** A title with links below it, or with the admin's own code. */
export function FooterColumn({ column }: FooterColumnProps) {
  const id = useId();
  const title = column.title && <h2 id={id}>{column.title}</h2>;
  const named = column.title ? { 'aria-labelledby': id } : { 'aria-label': column.name };
  if (column.contentType === 'html') {
    return (
      <div className={styles.column}>
        {title}
        <CustomCode className={styles.code} code={column.htmlContent} />
      </div>
    );
  }
  return (
    <nav className={styles.column} {...named}>
      {title}
      <FooterLinks links={column.links} />
    </nav>
  );
}
