import { Plus, Upload } from 'lucide-react';
import { useCallback } from 'react';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useCategoriesApi } from './categories-api.ts';
import { GroupCategories } from './group-categories.tsx';
import { GroupTabs } from './group-tabs.tsx';
import { Acts } from '../../ui/acts.tsx';

/** The categories of the board in their groups (specification §3 'Segments'). */
export function CategoriesPart() {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const state = useFound(useCallback(() => api.groups(), [api]));
  const { group: key, isArchived, show } = useContentAddress();
  const group = state.found?.find((one) => one.key === key) ?? state.found?.[0];
  return (
    <>
      <PartHead title={t('part.categories')} about={t('about.categories')}>
        {group ? (
          <Acts>
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => show({ status: undefined, open: 'import' })}
            >
              <Upload size={15} aria-hidden />
              {t('category.importList')}
            </button>
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => show({ status: undefined, open: 'new' })}
            >
              <Plus size={15} aria-hidden />
              {t('category.add')}
            </button>
          </Acts>
        ) : null}
      </PartHead>
      <Reading state={state}>
        {(groups) =>
          group ? (
            <>
              <GroupTabs groups={groups} current={group} />
              <GroupCategories
                key={`${group.id} ${isArchived}`}
                group={group}
                isArchived={isArchived}
                onChanged={state.again}
              />
            </>
          ) : (
            <p className={list.none}>{t('category.noGroups')}</p>
          )
        }
      </Reading>
    </>
  );
}
