import { useT } from '../i18n/use-t.ts';

/** Where a block should have been (specification §2: 'site.error.component.loading'). */
export function BlockFailed() {
  const t = useT('page');
  return (
    <div className="container section" role="status">
      <p>{t('componentLoading')}</p>
    </div>
  );
}
