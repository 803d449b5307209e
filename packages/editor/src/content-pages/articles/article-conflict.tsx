import { useState } from 'react';
import { ChangedText } from '../../conflict/changed-text.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { useMoment } from '../../lists/use-day.ts';
import { useSiteZone } from '../../lists/use-site-zone.ts';
import { withoutTags } from '../../saving/site-pages.ts';
import form from '../../ui/form.module.css';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { type ArticleDraft, type ArticleField, withField } from './article-draft.ts';
import styles from './articles.module.css';
import { momentOf } from './site-moment.ts';
import type { Conflict } from './use-save-article.ts';

interface ArticleConflictProps {
  readonly conflict: Conflict;
  readonly onChoose: (draft: ArticleDraft) => void;
  readonly onClose: () => void;
}

const sides = ['yours', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Two admins changed one article: what both changed, side by side, to be chosen from. */
export function ArticleConflict({ conflict, onChoose, onClose }: ArticleConflictProps) {
  const t = useContentMessages();
  const { current, theirs, draft, contested } = conflict;
  const [chosen, setChosen] = useState<Partial<Record<ArticleField, Side>>>({});
  const [isTried, setIsTried] = useState(false);
  const by = current.changed_by;
  const words = useFieldWords();
  function choose(): void {
    setIsTried(true);
    if (contested.some((field) => chosen[field] === undefined)) return;
    onChoose(
      contested.reduce(
        (all, field) => (chosen[field] === 'theirs' ? withField(field, all, theirs) : all),
        draft,
      ),
    );
  }
  return (
    <Modal
      title={by ? t('article.conflict.title', { name: by }) : t('article.conflict.titleAny')}
      intro={t('article.conflict.about')}
      width="wide"
      onClose={onClose}
      foot={
        <DialogFoot action={t('article.conflict.save')} isBusy={false} onClose={onClose} submits={choose} />
      }
    >
      {contested.map((field) => (
        <fieldset key={field} className={styles.contested}>
          <legend>{words.nameOf(field)}</legend>
          {sides.map((side) => {
            const value = words.valueOf(field, side === 'yours' ? draft : theirs);
            const other = words.valueOf(field, side === 'yours' ? theirs : draft);
            return (
              <label key={side} className={styles.choice}>
                <input
                  type="radio"
                  name={field}
                  checked={chosen[field] === side}
                  onChange={() => setChosen({ ...chosen, [field]: side })}
                />
                <b>{t(`article.conflict.${side}`)}</b>
                <span className={styles.value}>
                  {value === '' ? (
                    <i>{t('article.conflict.empty')}</i>
                  ) : (
                    <ChangedText was={other} now={value} />
                  )}
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {isTried && contested.some((field) => chosen[field] === undefined) ? (
        <p className={form.error} role="alert">
          {t('article.conflict.choose')}
        </p>
      ) : null}
    </Modal>
  );
}

/** What the fields of an article are called, and what they say as words. */
function useFieldWords() {
  const t = useContentMessages();
  const moment = useMoment();
  const timeZone = useSiteZone();
  const names: Readonly<Record<ArticleField, string>> = {
    title: t('article.title'),
    slug: t('article.address'),
    locale: t('article.language'),
    description: t('article.description'),
    author: t('article.author'),
    category: t('article.category'),
    image: t('article.picture'),
    text: t('article.text'),
    showing: t('article.conflict.showing'),
  };
  return {
    nameOf: (field: ArticleField) => names[field],
    valueOf(field: ArticleField, draft: ArticleDraft): string {
      if (field === 'text') return withoutTags(draft.text).trim();
      if (field !== 'showing') return draft[field];
      if (draft.showing !== 'planned') return t(`article.publish.${draft.showing}`);
      const at = momentOf(draft, timeZone);
      return at === undefined
        ? t('article.publish.planned')
        : t('article.publish.from', { moment: moment(at) });
    },
  };
}
