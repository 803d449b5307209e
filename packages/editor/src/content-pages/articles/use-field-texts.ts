import { useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../workbench/use-site-zone.ts';
import { withoutTags } from '../../saving/site-pages.ts';
import { useContentMessages } from '../use-content-messages.ts';
import type { ArticleDraft, ArticleField } from './article-draft.ts';
import { momentOf } from '../../model/site-moment.ts';

/** What the fields of an article are called, and what they say as words. */
export function useFieldTexts() {
  const t = useContentMessages();
  const moment = useMoment();
  const timeZone = useSiteZone();
  const names: Readonly<Record<ArticleField, string>> = {
    title: t('written.title'),
    slug: t('written.address'),
    locale: t('written.language'),
    description: t('written.description'),
    author: t('article.author'),
    category: t('article.category'),
    image: t('written.picture'),
    text: t('written.text'),
    showing: t('written.showing'),
  };
  return {
    nameOf: (field: ArticleField) => names[field],
    valueOf(field: ArticleField, draft: ArticleDraft): string {
      if (field === 'text') return withoutTags(draft.text).trim();
      if (field !== 'showing') return draft[field];
      if (draft.showing !== 'planned') return t(`written.publish.${draft.showing}`);
      const at = momentOf(draft, timeZone);
      return at === undefined
        ? t('written.publish.planned')
        : t('written.publish.from', { moment: moment(at) });
    },
  };
}
