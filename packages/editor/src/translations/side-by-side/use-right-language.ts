import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../../workbench/workbench-state.tsx';

/** The language on the right: the one on the bench, or the first that is not the default. */
export function useRightLanguage(): string {
  const { locale } = useWorkbench();
  const own = useEdited((site) => site.defaultLanguage);
  const languages = useEdited((site) => site.languages);
  const other = locale === own ? (languages.find((one) => one !== own) ?? own) : locale;
  return other.toUpperCase();
}
