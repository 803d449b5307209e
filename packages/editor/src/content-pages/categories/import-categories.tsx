import type { AdminSegmentGroup } from '@boardwright/api-client/contract';
import { ImportDialog } from '../../lists/import/import-dialog.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { useCategoriesApi } from './categories-api.ts';
import { nameOf } from './category-names.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';

interface ImportCategoriesProps {
  readonly group: AdminSegmentGroup;
  readonly onClose: () => void;
  /** Some were added. @param done as a sentence @param isWhole nothing is left to put right */
  readonly onAdded: (done: string, isWhole: boolean) => void;
}

/** Adds a list of categories to a group. */
export function ImportCategories({ group, ...dialog }: ImportCategoriesProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { languages, own } = useSiteLanguages();
  const order = languages.map(({ name }) => name).join('; ');
  return (
    <ImportDialog
      {...dialog}
      title={t('category.import.title', { group: nameOf(group.name, own) || group.key })}
      about={t('category.import.about')}
      label={t('category.import.list')}
      hint={t('category.import.hint', { order })}
      emptyProblem={t('category.import.empty')}
      importList={(text, isTrial) => api.importList(group.id, text, isTrial)}
      sentenceOf={({ added }) => t('category.import.done', { count: added })}
    />
  );
}
