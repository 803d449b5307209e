import type { PageData } from '../page-data.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import styles from './favourite-notice.module.css';

/** What the site did since the last page, shown once above the page: a favourite that was stored after a login. */
export function FavouriteNotice({ notice }: { readonly notice: NonNullable<PageData['notice']> }) {
  const { title, good, action } = notice;
  return (
    <div className={`container ${styles.notice}`}>
      <Notice
        tone={good ? 'success' : 'info'}
        title={title}
        action={
          action && (
            <LinkButton href={action.href} variant="secondary" size="small">
              {action.text}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
