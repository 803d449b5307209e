import type { SiteHost } from '@boardwright/api-client/contract';
import { useEditorT } from '../../editor-messages.tsx';
import { AskRemoval } from '../ask-removal.tsx';

interface RemoveHostProps {
  readonly host: SiteHost;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a host goes: links, mails and passkeys know it. One that waits has only its record to lose. */
export function RemoveHost({ host: { host, state }, onClose, onRemove }: RemoveHostProps) {
  const t = useEditorT();
  const lines =
    state === 'waiting'
      ? [t('siteSettings.domain.removeWaiting')]
      : [
          t('siteSettings.domain.removeLinks', { host }),
          t('siteSettings.domain.removePasskeys'),
          t('siteSettings.domain.removeAgain'),
        ];
  return (
    <AskRemoval
      title={t('siteSettings.domain.removeTitle', { host })}
      lines={lines}
      keep={t('siteSettings.keep')}
      remove={t('siteSettings.domain.remove')}
      onClose={onClose}
      onRemove={onRemove}
    />
  );
}
