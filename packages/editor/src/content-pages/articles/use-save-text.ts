import { useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../workbench/use-site-zone.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { isSame } from './article-draft.ts';
import { momentOf } from '../../model/site-moment.ts';
import type { ArticleEditing } from './use-article-draft.ts';

/** What the one button does: it says what visitors will notice. */
export function useSaveText({
  row: article,
  draft,
  before,
}: Pick<ArticleEditing, 'row' | 'draft' | 'before'>): string {
  const t = useContentMessages();
  const moment = useMoment();
  const timeZone = useSiteZone();
  if (article && isSame('showing', draft, before))
    return t(article.state === 'draft' ? 'written.save.draft' : 'written.save.changes');
  if (draft.showing === 'planned') {
    const at = momentOf(draft, timeZone);
    return at === undefined ? t('written.save.planAny') : t('written.save.plan', { moment: moment(at) });
  }
  if (draft.showing === 'visible') return t('written.save.publish');
  return t(before.showing === 'visible' ? 'written.save.off' : 'written.save.draft');
}
