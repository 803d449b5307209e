import type { SiteHost } from '@boardwright/api-client/contract';
import { AskRemoval } from '../ask-removal.tsx';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface RemoveHostProps {
  readonly host: SiteHost;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a host goes: links, mails and passkeys know it. One that waits has only its record to lose. */
export function RemoveHost({ host: { host, state }, onClose, onRemove }: RemoveHostProps) {
  const settingT = useSiteSettingMessages();
  const lines =
    state === 'waiting'
      ? [settingT('domain.removeWaiting')]
      : [
          settingT('domain.removeLinks', { host }),
          settingT('domain.removePasskeys'),
          settingT('domain.removeAgain'),
        ];
  return (
    <AskRemoval
      title={settingT('domain.removeTitle', { host })}
      lines={lines}
      keep={settingT('keep')}
      remove={settingT('domain.remove')}
      onClose={onClose}
      onRemove={onRemove}
    />
  );
}
