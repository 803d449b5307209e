import { translateBelow, translateOneOf } from '@boardwright/messages';
import type { EditorTranslate } from '../editor.messages.ts';
import { problemMessage } from '../model/problem-message.ts';
import { capitalised } from '../saving/site-pages.ts';
import type { SettingNode } from './setting-node.ts';
import type { ValueProblem } from './setting-problems.ts';

/** A setting's or a choice's name as a person reads it: `guestLinks` → 'Guest links'. */
export function readable(name: string): string {
  return capitalised(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
}

/** What a setting or a field is called: as its schema says in the editor's language, else its key in words. */
export function settingName(node: SettingNode | undefined, name: string): string {
  return node?.title ?? readable(name);
}

/** What one of a setting's choices is called. */
export function choiceName(node: SettingNode | undefined, value: string | number): string {
  const at = node?.enum?.indexOf(value) ?? -1;
  return node?.enumNames?.[at] ?? (typeof value === 'number' ? String(value) : readable(value));
}

/** What one item of a list is called, for 'Add question'. */
export function itemName(t: EditorTranslate, list: SettingNode): string {
  return list.items?.title ?? t('fields.item');
}

/** A problem as a sentence under its field (specification §5). */
export function problemSentence(t: EditorTranslate, field: string, problem: ValueProblem): string {
  const name = problemMessage(problem, problem.pointer !== '');
  return translateOneOf(translateBelow(t, 'fields.problem'), name, { field, count: problem.count });
}
