import { Plus, Tags, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { EmptyList } from '../../lists/empty-list.tsx';
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
import { announce } from '../../ui/announce.ts';
import { StarterDialog } from './starter-dialog.tsx';

/** The categories of the board in their groups (specification §3 'Segments'). */
export function CategoriesPart() {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const state = useFound(useCallback(() => api.groups(), [api]));
  const { group: key, isArchived, open, show } = useContentAddress();
  const [sets, setSets] = useState(0);
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
                // It is read anew once a set came.
                key={`${group.id} ${isArchived} ${sets}`}
                group={group}
                isArchived={isArchived}
                onChanged={state.again}
                none={groups.every(({ total }) => total === 0) ? <NoCategories /> : undefined}
              />
              {open === 'starter' ? (
                <StarterDialog
                  groups={groups}
                  onClose={() => show({ open: undefined })}
                  onAdded={(sentence) => {
                    announce(sentence);
                    show({ open: undefined });
                    setSets(sets + 1);
                    state.again();
                  }}
                />
              ) : null}
            </>
          ) : (
            <p className={list.none}>{t('category.noGroups')}</p>
          )
        }
      </Reading>
    </>
  );
}

/** What categories are for, where a board has none, and a way to begin in a minute. */
function NoCategories() {
  const t = useContentMessages();
  const { show } = useContentAddress();
  return (
    <EmptyList sign={Tags} title={t('category.starter.none')} text={t('category.starter.noneText')}>
      <Acts>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => show({ open: 'starter' })}
        >
          {t('category.starter.open')}
        </button>
      </Acts>
    </EmptyList>
  );
}
