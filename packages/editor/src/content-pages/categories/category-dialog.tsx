import {
  type AdminSegment,
  type AdminSegmentGroup,
  longestSegmentName,
} from '@boardwright/api-client/contract';
import { useId, useState } from 'react';
import { TextField } from '../../lists/fields.tsx';
import { Failure } from '../../lists/reading.tsx';
import { DialogFoot } from '../../lists/dialog-foot.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useContentMessages } from '../use-content-messages.ts';
import { useDialogDraft } from '../../written/use-dialog-draft.ts';
import { useSaveWritten } from '../../written/use-save-written.ts';
import { SavingConflict } from '../../written/saving-conflict.tsx';
import { useCategoriesApi } from './categories-api.ts';
import { categoryDraft, categoryShape, changeOf, wordsOf } from './category-draft.ts';
import { nameOf } from './category-names.ts';
import { IconField } from './icon-field.tsx';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';

interface CategoryDialogProps {
  readonly group: AdminSegmentGroup;
  /** Undefined for a new one. */
  readonly category: AdminSegment | undefined;
  readonly onClose: () => void;
  /** @param done what was done, as a sentence */
  readonly onDone: (done: string) => void;
}

function useCategoryWriting({ group, category, onDone }: CategoryDialogProps) {
  const t = useContentMessages();
  const api = useCategoriesApi();
  const { languages, own } = useSiteLanguages();
  const codes = languages.map(({ code }) => code);
  const shape = categoryShape(codes);
  const toDraft = (row: Pick<AdminSegment, 'name' | 'icon'> | undefined) => categoryDraft(row, codes);
  const editing = useDialogDraft({ row: category, toDraft, shape });
  const saving = useSaveWritten({
    editing,
    shape,
    toDraft,
    add: (draft, before) => api.add({ segment_group_id: group.id, ...changeOf(draft, before) }),
    async change(id, { draft, before, revision }) {
      const result = await api.change(id, { ...changeOf(draft, before), revision });
      if ('current' in result) return result;
      onDone(t('category.saved', { name: nameOf(result.saved.name, own) }));
      return result;
    },
    sentenceOf: ({ name }) => t('category.saved', { name: nameOf(name, own) }),
    onAdded: ({ name }) => onDone(t('category.saved', { name: nameOf(name, own) })),
  });
  return { editing, saving, shape, languages, own };
}

/** A category, changed or added: its name in each language of the site, and its icon. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { group, category, onClose } = props;
  const t = useContentMessages();
  const { editing, saving, shape, languages, own } = useCategoryWriting(props);
  const { draft, isDirty, change } = editing;
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const name = draft.names[own]?.trim() ?? '';
  const labelOf = (code: string) =>
    code === 'icon'
      ? t('category.icon')
      : t('category.name', { language: languages.find((one) => one.code === code)?.name ?? code });
  return (
    <Modal
      title={category ? t('category.change', { name: nameOf(category.name, own) }) : t('category.add')}
      intro={nameOf(group.name, own)}
      width="narrow"
      isDirty={isDirty}
      onClose={onClose}
      foot={
        <DialogFoot action={t('category.save')} isBusy={saving.isBusy} onClose={onClose} submits={formId} />
      }
    >
      <Failure of={saving.failure} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (name !== '') saving.save();
        }}
      >
        {languages.map((language) => (
          <TextField
            key={language.code}
            label={labelOf(language.code)}
            hint={language.code === own ? undefined : t('category.nameHint')}
            problem={isTried && language.code === own && name === '' ? t('category.nameNeeded') : undefined}
            value={draft.names[language.code] ?? ''}
            maxLength={longestSegmentName}
            onChange={(text) => change({ names: { ...draft.names, [language.code]: text } })}
          />
        ))}
      </form>
      {/* Enter in its search must not save. */}
      <IconField value={draft.icon} onChange={(icon) => change({ icon })} />
      <SavingConflict saving={saving} shape={shape} nameOf={labelOf} valueOf={wordsOf} />
    </Modal>
  );
}
