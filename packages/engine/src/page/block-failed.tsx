import { useT } from '../i18n/use-t.ts';
import { Notice } from '../kit/notice/notice.tsx';

/** Where a block should have been (specification §2: 'site.error.component.loading'). */
export function BlockFailed() {
  const t = useT('page');
  return (
    <div className="container section" data-failed>
      <Notice>{t('componentLoading')}</Notice>
    </div>
  );
}
