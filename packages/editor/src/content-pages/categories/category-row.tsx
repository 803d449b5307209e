import type { AdminSegment } from '@boardwright/api-client/contract';
import { Archive, Languages, Merge, Pencil } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import list from '../../lists/list.module.css';
import { RowMenu } from '../../lists/row-menu.tsx';
import { useDay } from '../../lists/use-day.ts';
import controls from '../../ui/controls.module.css';
import { IconByName } from '../../widgets/icon-picker.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { nameIn, nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import styles from './categories.module.css';
import { Acts, useActs } from '../../ui/acts.tsx';

export interface RowActions {
  readonly onEdit: (category: AdminSegment) => void;
  /** Undefined where there is nothing that it could become a part of. */
  readonly onMerge: ((category: AdminSegment) => void) | undefined;
  readonly onArchive: (category: AdminSegment) => void;
  readonly onRestore: (category: AdminSegment) => void;
}

interface CategoryRowProps {
  readonly category: AdminSegment;
  readonly isArchived: boolean;
  readonly actions: RowActions;
  /** What moves it; undefined where nothing does. */
  readonly moves: ReactNode;
  /** It is about to leave the list. */
  readonly onLeave: () => void;
}

/** A category: its name in each language, its jobs, and what can be done with it. */
export function CategoryRow({ category, isArchived, actions, moves, onLeave }: CategoryRowProps) {
  const t = useContentMessages();
  const { languages, own } = useSiteLanguages();
  const name = nameOf(category.name, own);
  const leaving = (act: (category: AdminSegment) => void) => () => {
    onLeave();
    act(category);
  };
  return (
    <tr>
      {moves === undefined ? null : <td className={styles.order}>{moves}</td>}
      <td>
        <Named category={category} name={name} isArchived={isArchived} onEdit={actions.onEdit} />
      </td>
      {languages
        .filter(({ code }) => code !== own)
        .map(({ code }) => (
          <td key={code} lang={code} className={list.extra}>
            {nameIn(category.name, code) || <NotTranslated />}
          </td>
        ))}
      <td className={list.number}>{category.live_jobs}</td>
      <td className={`${list.number} ${list.extra}`}>{category.jobs}</td>
      <td className={list.does}>
        <Acts>
          {isArchived ? (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={leaving(actions.onRestore)}
            >
              {t('category.restore')}
              <span className={controls.unseen}>: {name}</span>
            </button>
          ) : (
            <RowMenu name={name}>
              <button type="button" onClick={() => actions.onEdit(category)}>
                <Pencil size={15} aria-hidden />
                {t('category.edit')}
              </button>
              {actions.onMerge === undefined ? null : (
                <button type="button" onClick={leaving(actions.onMerge)}>
                  <Merge size={15} aria-hidden />
                  {t('category.merge')}
                </button>
              )}
              <button type="button" onClick={leaving(actions.onArchive)}>
                <Archive size={15} aria-hidden />
                {t('category.archive')}
              </button>
            </RowMenu>
          )}
        </Acts>
      </td>
    </tr>
  );
}

/** There is no name in this language: what visitors see instead is that of the site's own. */
function NotTranslated() {
  const t = useContentMessages();
  return (
    <b className={styles.missing}>
      <Languages size={14} strokeWidth={1.7} aria-hidden />
      {t('category.notTranslated')}
    </b>
  );
}

interface NamedProps extends Pick<CategoryRowProps, 'category' | 'isArchived'> {
  readonly name: string;
  readonly onEdit: (category: AdminSegment) => void;
}

function Named({ category, name, isArchived, onEdit }: NamedProps) {
  const t = useContentMessages();
  const day = useDay();
  const { languages, own } = useSiteLanguages();
  const { id, icon, shared, archived_at: since, merged_into: became } = category;
  const missing = languages.filter(({ code }) => nameIn(category.name, code) === '');
  return (
    <div className={styles.named}>
      <span className={styles.icon}>{icon ? <Suspense>{<IconByName name={icon} />}</Suspense> : null}</span>
      <div>
        {useActs() ? (
          <button type="button" data-focus={id} className={list.name} onClick={() => onEdit(category)}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        {shared ? <small>{t('category.shared')}</small> : null}
        {isArchived && became ? (
          <small>{t('category.merging.became', { name: nameOf(became, own) })}</small>
        ) : null}
        {isArchived && since ? <small>{t('category.since', { day: day(since) })}</small> : null}
        {missing.length > 0 ? (
          <div className={list.narrow}>
            <small>
              {t('category.notIn', { languages: missing.map((language) => language.name).join(', ') })}
            </small>
          </div>
        ) : null}
      </div>
    </div>
  );
}
