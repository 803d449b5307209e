import { visibleAddress } from '@boardwright/engine/canvas-address';
import { useEdited } from '../../page-editing/page-editing.react.tsx';

const details = { 'p-cms-article': 'article', 'p-landing-pages': 'landing-page' } as const;

/** The address of an article or a landing page on the site; undefined where no page shows such in that language. */
export function useDetailPage(
  pageKind: keyof typeof details,
): (locale: string, slug: string) => string | undefined {
  const defaultLocale = useEdited((site) => site.defaultLanguage);
  const path = useEdited((site) => Object.values(site.pageOf).find((page) => page?.key === pageKind)?.path);
  return (locale, slug) =>
    path?.[locale] === undefined
      ? undefined
      : visibleAddress({ key: pageKind, path }, { locale, defaultLocale }, { [details[pageKind]]: slug });
}
