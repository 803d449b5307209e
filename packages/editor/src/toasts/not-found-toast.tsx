import { namedMessage } from '@boardwright/ui/named-message';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import type { StepName } from '../page-editing/command.ts';
import type { Failure } from '../page-editing/editing.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useBlockActions } from '../block-actions/use-block-actions.ts';
import { useEditorT } from '../editor-messages.tsx';
import { usePageActions } from '../pages/use-page-actions.ts';
import { settingName } from '../panel/setting-texts.ts';
import { useSettingNode } from '../panel/use-setting-node.ts';
import { bringBack, type Deletion } from '../saving/deletion.ts';
import { pageName } from '../saving/site-pages.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import styles from './toasts.module.css';

interface NotFoundToastProps {
  readonly missing: Deletion;
  /** All that was refused because of it, oldest first. */
  readonly failures: readonly Failure[];
}

/** The texts that were typed, by field; the last words of each. */
function useTyped(failures: readonly Failure[]): readonly (readonly [string, string])[] {
  const t = useEditorT();
  const blockOf = useEdited((site) => site.blockOf);
  const nodeOf = useSettingNode();
  const typed = failures
    .flatMap(({ commands }) => commands)
    .flatMap((command) => {
      if (command.type === 'setPageTexts')
        return Object.entries(command.set).map(
          ([name, value]) => [namedMessage(t, `conflict.texts.${name}`) ?? name, value] as const,
        );
      if (command.type !== 'setSettings') return [];
      const key = blockOf[command.block]?.key;
      return Object.entries(command.set).map(
        ([name, value]) => [settingName(nodeOf(key, name), name), value] as const,
      );
    })
    .filter((one): one is readonly [string, string] => typeof one[1] === 'string' && one[1] !== '');
  return [...new Map(typed)];
}

/**
 * What one works on was deleted, by a colleague, in another window or by a step of one’s own: it stays until one says
 * whether it comes back, with what was typed.
 */
export function NotFoundToast({ missing: deletion, failures }: NotFoundToastProps) {
  const t = useEditorT();
  const editor = useEditor();
  const { locale, page: currentPage } = useWorkbench();
  const blocks = useBlockActions();
  const pages = usePageActions();
  const page = useEdited((site) => site.pageOf[deletion.page]);
  const typed = useTyped(failures);
  const isBlock = deletion.kind === 'block';
  const isKnown =
    useEdited((site) => (isBlock ? site.blockOf[deletion.block] : site.pageOf[deletion.page])) !== undefined;
  const isHere = useEdited((site) =>
    isBlock
      ? site.pageOf[deletion.page]?.blocks.includes(deletion.block)
      : site.pages.includes(deletion.page),
  );
  // A block that the site was read without is called as the step called it that was refused.
  const stepped = isBlock
    ? failures.find(({ name: { values } }) => values?.['block'])?.name.values?.['block']
    : undefined;
  const deletedName = isBlock
    ? blocks.nameOf([deletion.block])
    : page
      ? pageName(page, locale, t)
      : undefined;
  const name = (isKnown ? deletedName : stepped) ?? '';
  const title =
    name === ''
      ? t(isBlock ? 'toasts.deleted.someBlock' : 'toasts.deleted.somePage')
      : t(isBlock ? 'toasts.deleted.block' : 'toasts.deleted.page', { name });
  const stored = t('toasts.deleted.stored');
  const announcement = `${title} ${stored}`;
  useEffect(() => announce(announcement), [announcement]);
  const dismiss = (): void => failures.forEach(({ uid }) => editor.dismiss(uid));
  const restore = (): void => {
    const step: StepName = isBlock
      ? { key: 'blockBack', values: { block: name } }
      : { key: 'pageBack', values: { page: name } };
    editor.act(step, bringBack(deletion, failures), deletion.page);
    dismiss();
  };
  const leave = (): void => {
    if (!isHere) return dismiss();
    if (deletion.kind === 'page') {
      if (page) pages.remove(page);
    } else if (currentPage?.id === deletion.page) blocks.remove([deletion.block]);
    else
      editor.act(
        { key: 'blockDeleted', values: { block: name } },
        [{ type: 'removeBlock', block: deletion.block, page: deletion.page }],
        deletion.page,
      );
    dismiss();
  };
  return (
    <div className={styles.failure} data-gone={deletion.kind}>
      <Trash2 className={styles.sign} size={18} aria-hidden />
      <div className={styles.body}>
        <b>{title}</b>
        <p>{stored}</p>
        {typed.length > 0 ? (
          <ul className={styles.details}>
            {typed.map(([field, value]) => (
              <li key={field}>
                {field}: {value.length > 120 ? `${value.slice(0, 120)}…` : value}
              </li>
            ))}
          </ul>
        ) : null}
        <div className={styles.answers}>
          <button type="button" className={`${controls.button} ${controls.primary}`} onClick={restore}>
            <Undo2 size={14} aria-hidden />
            {t('toasts.deleted.back')}
          </button>
          <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={leave}>
            {t('toasts.deleted.leave')}
          </button>
        </div>
      </div>
    </div>
  );
}
