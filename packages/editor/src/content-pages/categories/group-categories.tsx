import type { AdminSegment, AdminSegmentGroup } from '@boardwright/api-client/contract';
import { type ReactNode, useCallback } from 'react';
import { Problem, Reading } from '../../lists/reading.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useFound } from '../../lists/use-found.ts';
import { useOpened } from '../../lists/use-opened.ts';
import { announce } from '../../ui/announce.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useCategoriesApi } from './categories-api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { nameOf } from './category-names.ts';
import { MergeCategoryDialog } from './merge-category-dialog.tsx';
import { ImportCategories } from './import-categories.tsx';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';

interface GroupCategoriesProps {
  readonly group: AdminSegmentGroup;
  readonly isArchived: boolean;
  /** What stands there where there are none. */
  readonly none?: ReactNode;
  /** How many there are of each group may be another number now. */
  readonly onChanged: () => void;
}

/** What in the address stands before the category that is to be archived. */
const toArchive = 'archive-';
/** And before the one that is to become a part of another. */
const toMerge = 'merge-';

/** The categories of one group, or what is archived of it. */
export function GroupCategories({ group, isArchived, none, onChanged }: GroupCategoriesProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { own } = useSiteLanguages();
  const { open, show } = useContentAddress();
  const { refused, attempt, refuse } = useAttempt();
  const state = useFound(
    useCallback(() => api.categories(group.id, isArchived), [api, group.id, isArchived]),
  );
  const asked = [toArchive, toMerge].find((start) => open?.startsWith(start));
  const opened = useOpened(state.found, open?.slice(asked?.length ?? 0), ({ id }) => String(id));
  const close = () => show({ open: undefined });
  function changed(sentence: string): void {
    refuse(undefined);
    announce(sentence);
    state.again();
    onChanged();
  }
  function done(sentence: string): void {
    close();
    changed(sentence);
  }
  const restore = ({ id, name }: AdminSegment) =>
    attempt(async () => {
      await api.restore(id);
      changed(t('category.archiving.undone', { name: nameOf(name, own) }));
    });
  async function order(ids: readonly number[], was: readonly number[]): Promise<void> {
    if (await api.order(group.id, ids, was)) return;
    state.again();
    throw new Error(t('category.orderMeanwhile'));
  }
  return (
    <>
      {refused === undefined ? null : <Problem text={refused} />}
      <Reading state={state}>
        {(categories) => (
          <CategoryList
            categories={categories}
            isArchived={isArchived}
            none={none}
            onOrder={order}
            onStale={state.again}
            onEdit={({ id }) => show({ open: String(id) })}
            onMerge={categories.length > 1 ? ({ id }) => show({ open: `${toMerge}${id}` }) : undefined}
            onArchive={({ id }) => show({ open: `${toArchive}${id}` })}
            onRestore={(category) => void restore(category)}
          />
        )}
      </Reading>
      {opened && asked === toArchive ? (
        <ArchiveDialog key={open} category={opened} onClose={close} onDone={done} />
      ) : null}
      {opened && asked === toMerge ? (
        <MergeCategoryDialog
          key={open}
          category={opened}
          others={(state.found ?? []).filter(({ id }) => id !== opened.id)}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {open === 'import' ? (
        <ImportCategories
          group={group}
          onClose={close}
          onAdded={(sentence, isWhole) => (isWhole ? done(sentence) : changed(sentence))}
        />
      ) : null}
      {(opened && asked === undefined) || open === 'new' ? (
        <CategoryDialog key={open} group={group} category={opened} onClose={close} onDone={done} />
      ) : null}
    </>
  );
}
