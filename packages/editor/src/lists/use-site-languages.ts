import { useEditorLocale } from '../editor-messages.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';

export interface SiteLanguage {
  /** As 'nl'. */
  readonly code: string;
  /** In the editor's language. */
  readonly name: string;
}

/** The languages of the site, its own first: the one that every name is needed in. */
export function useSiteLanguages(): { readonly languages: readonly SiteLanguage[]; readonly own: string } {
  const locale = useEditorLocale();
  const codes = useEdited((site) => site.languages);
  const own = useEdited((site) => site.defaultLanguage);
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const ordered = [own, ...codes.filter((code) => code !== own)];
  return { languages: ordered.map((code) => ({ code, name: names.of(code) ?? code })), own };
}
