import type { Translate } from '../../i18n/translate.ts';
import { LinkButton } from '../../kit/button/link-button.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';

interface PanelNotFoundProps {
  /** Words of the panel: it says what is gone, why that can be, and where one goes back to. */
  readonly t: Translate<'gone' | 'goneText' | 'back'>;
  readonly href: string;
}

/** What the address asked for is not there any more, or was never this person's. */
export function PanelNotFound({ t, href }: PanelNotFoundProps) {
  return (
    <EmptyState
      title={t('gone')}
      text={t('goneText')}
      action={<LinkButton href={href}>{t('back')}</LinkButton>}
    />
  );
}
