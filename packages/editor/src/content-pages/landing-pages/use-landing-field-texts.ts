import { withoutTags } from '../../saving/site-pages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import type { LandingPageDraft, LandingPageField } from './landing-page-draft.ts';
import { useSearchText } from './use-search-text.ts';

/** What the fields of a landing page are called, and what they say as words. */
export function useLandingFieldTexts() {
  const t = useContentMessages();
  const textOf = useSearchText();
  const names: Readonly<Record<LandingPageField, string>> = {
    title: t('written.title'),
    slug: t('written.address'),
    locale: t('written.language'),
    description: t('written.description'),
    textAbove: t('landing.above'),
    textBelow: t('landing.below'),
    seoTitle: t('landing.seoTitle'),
    seoDescription: t('landing.seoDescription'),
    image: t('written.picture'),
    search: t('landing.search'),
    showing: t('written.showing'),
  };
  return {
    nameOf: (field: LandingPageField) => names[field],
    valueOf(field: LandingPageField, draft: LandingPageDraft): string {
      if (field === 'search') return textOf(draft.search);
      if (field === 'showing') return t(`written.publish.${draft.showing}`);
      if (field === 'textAbove' || field === 'textBelow') return withoutTags(draft[field]).trim();
      return draft[field];
    },
  };
}
