import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import type { Translate } from '@boardwright/ui/translate';

interface PanelNotFoundProps {
  /** Words of the panel: it says what is gone, why that can be, and where one goes back to. */
  readonly t: Translate<'notFound' | 'notFoundText' | 'back'>;
  readonly href: string;
}

/** What the address asked for is not there any more, or was never this person's. */
export function PanelNotFound({ t, href }: PanelNotFoundProps) {
  return (
    <EmptyState
      title={t('notFound')}
      text={t('notFoundText')}
      action={<LinkButton href={href}>{t('back')}</LinkButton>}
    />
  );
}
