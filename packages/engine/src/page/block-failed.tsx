import { usePageT } from './use-page-t.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { useBoard } from '../board/board-context.ts';
import styles from './block-failed.module.css';

interface BlockFailedProps {
  /** Above what the server rendered of it: it is announced, and takes little room. */
  readonly above?: boolean;
}

/**
 * Where a block should have been (specification §2: 'site.error.component.loading'). Another try is the page loaded
 * anew: a browser remembers that a file failed, and after a release the file has another name.
 */
export function BlockFailed({ above = false }: BlockFailedProps) {
  const t = usePageT();
  const { path, search } = useBoard();
  return (
    <div
      className={`container ${above ? styles.above : 'section'}`}
      role={above ? 'alert' : undefined}
      data-failed
    >
      <Notice
        action={
          <LinkButton href={path + search} reload variant="secondary" size="small">
            {t('tryAgain')}
          </LinkButton>
        }
      >
        {t('componentLoading')}
      </Notice>
    </div>
  );
}
