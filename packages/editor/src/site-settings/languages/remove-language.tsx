import { useEditorT } from '../../editor-messages.tsx';
import { AskRemoval } from '../ask-removal.tsx';

interface RemoveLanguageProps {
  readonly name: string;
  /** What its addresses begin with. */
  readonly path: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a language goes: it takes pages off the site that visitors and search engines know. */
export function RemoveLanguage({ name, path, onClose, onRemove }: RemoveLanguageProps) {
  const t = useEditorT();
  return (
    <AskRemoval
      title={t('siteSettings.languages.removeTitle', { language: name })}
      lines={[
        t('siteSettings.languages.removeStored', { language: name }),
        t('siteSettings.languages.removeNotFound', { path }),
      ]}
      keep={t('siteSettings.languages.keep', { language: name })}
      remove={t('siteSettings.languages.remove', { language: name })}
      onClose={onClose}
      onRemove={onRemove}
    />
  );
}
