import { visibleAddress } from '@boardwright/engine/canvas-address';
import { useEdited } from '../../page-editing/page-editing.react.tsx';

const pageKind = 'p-cms-article';

/** The address of an article on the site; undefined where no page shows articles in that language. */
export function useArticlePage(): (locale: string, slug: string) => string | undefined {
  const defaultLocale = useEdited((site) => site.defaultLanguage);
  const path = useEdited((site) => Object.values(site.pageOf).find((page) => page?.key === pageKind)?.path);
  return (locale, slug) =>
    path?.[locale] === undefined
      ? undefined
      : visibleAddress({ key: pageKind, path }, { locale, defaultLocale }, { article: slug });
}
