import { Plus } from 'lucide-react';
import { useEditorT } from '../editor-messages.tsx';
import { itemName } from '../panel/setting-texts.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { capitalised } from '../saving/site-pages.ts';
import controls from './field-controls.module.css';

interface AddButtonProps {
  /** The list it adds to: it says what an item is called. */
  readonly schema: SettingNode;
  /** Another name for what is added. */
  readonly name?: string;
  readonly onAdd: () => void;
}

/** Adds an item to a list, below it. */
export function AddButton({ schema, name, onAdd }: AddButtonProps) {
  const t = useEditorT();
  return (
    <button type="button" className={controls.plainButton} onClick={onAdd}>
      <Plus size={15} aria-hidden />
      {name ?? capitalised(t('fields.add', { thing: itemName(t, schema) }))}
    </button>
  );
}
