import { AskRemoval } from '../ask-removal.tsx';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

interface RemoveLanguageProps {
  readonly name: string;
  /** What its addresses begin with. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a language goes: it takes pages off the site that visitors and search engines know. */
export function RemoveLanguage({ name, path, onClose, onRemove }: RemoveLanguageProps) {
  const settingT = useSiteSettingMessages();
  return (
    <AskRemoval
      title={settingT('languages.removeTitle', { language: name })}
      lines={[
        settingT('languages.removeStored', { language: name }),
        settingT('languages.removeNotFound', { path }),
      ]}
      keep={settingT('languages.keep', { language: name })}
      remove={settingT('languages.remove', { language: name })}
      onClose={onClose}
      onRemove={onRemove}
    />
  );
}
