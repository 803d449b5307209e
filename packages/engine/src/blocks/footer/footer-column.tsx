import type { footer, SettingsOf } from '@boardwright/blocks-schema';
import { useId } from 'react';
import { resolveLinks } from '../../links/resolve-link.ts';
import { useBoard } from '../../pages/board-context.ts';
import { SettingIcon } from '../../ui/icon/setting-icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { OwnCode } from '../../ui/own-code/own-code.tsx';
import styles from './footer.module.css';

interface FooterColumnProps {
  readonly column: SettingsOf<typeof footer>['footerLinks'][number];
}

/** A title with links below it, or with the admin's own code. */
export function FooterColumn({ column }: FooterColumnProps) {
  const board = useBoard();
  const id = useId();
  const title = column.title && <h2 id={id}>{column.title}</h2>;
  const named = column.title ? { 'aria-labelledby': id } : { 'aria-label': column.name };
  if (column.contentType === 'html') {
    return (
      <div className={styles.column}>
        {title}
        <OwnCode className={styles.code} code={column.htmlContent} />
      </div>
    );
  }
  return (
    <nav className={styles.column} {...named}>
      {title}
      <ul className={styles.links}>
        {resolveLinks(column.links, board).map((link, index) => (
          <li key={index}>
            <Link href={link.href} newTab={link.newTab}>
              <SettingIcon name={link.icon} />
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
