import { useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../lists/use-site-zone.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { isSame } from './article-draft.ts';
import { momentOf } from './site-moment.ts';
import type { ArticleEditing } from './use-article-draft.ts';

/** What the one button does: it says what visitors will notice. */
export function useSaveText({
  article,
  draft,
  before,
}: Pick<ArticleEditing, 'article' | 'draft' | 'before'>): string {
  const t = useContentMessages();
  const moment = useMoment();
  const timeZone = useSiteZone();
  if (article && isSame('showing', draft, before))
    return t(article.state === 'draft' ? 'article.save.draft' : 'article.save.changes');
  if (draft.showing === 'planned') {
    const at = momentOf(draft, timeZone);
    return at === undefined ? t('article.save.planAny') : t('article.save.plan', { moment: moment(at) });
  }
  if (draft.showing === 'visible') return t('article.save.publish');
  return t(before.showing === 'visible' ? 'article.save.off' : 'article.save.draft');
}
