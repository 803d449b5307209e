import {
  type AdminArea,
  adminRoleName,
  adminRoleNames,
  adminRoles,
  hasRight,
} from '@boardwright/api-client/contract';
import { useContext } from 'react';
import { useEditorLocale } from '../editor-messages.tsx';
import { AdminRightsContext, useRight } from '../ui/admin-rights.ts';
import styles from './no-right.module.css';
import { useBackOfficeMessages } from './use-back-office-messages.ts';

interface NoRightProps {
  readonly area: AdminArea;
  /** What one came for. */
  readonly needs: 'sees' | 'does';
  /** By which what is around it is named. */
  readonly titleId?: string;
}

/** In place of what one's role does not include: whose it is, and who gives it. */
export function NoRight({ area, needs, titleId }: NoRightProps) {
  const t = useBackOfficeMessages();
  const locale = useEditorLocale();
  const admin = useContext(AdminRightsContext);
  const roles = adminRoles.filter((role) => hasRight(role, area, needs));
  return (
    <section className={styles.notice}>
      <h1 id={titleId}>{t('noRight.title')}</h1>
      <p>{t('noRight.whose', { roles: adminRoleNames(roles, locale) })}</p>
      {admin ? <p>{t('noRight.yours', { role: adminRoleName(admin.role, locale) })}</p> : null}
    </section>
  );
}

/** Above what one may only see. */
export function SeesOnly({ area }: { readonly area: AdminArea }) {
  const t = useBackOfficeMessages();
  const locale = useEditorLocale();
  const right = useRight(area);
  if (right !== 'sees') return null;
  const roles = adminRoles.filter((role) => hasRight(role, area, 'does'));
  return (
    <p className={styles.seesOnly} role="note">
      {t('seesOnly', { roles: adminRoleNames(roles, locale) })}
    </p>
  );
}
