import type { Command } from '../page-editing/command.ts';

/** What could not be done, as the specification's messages tell it apart (§8). */
export type FailureKind =
  | 'updateBlock'
  | 'addBlock'
  | 'deleteBlock'
  | 'moveBlock'
  | 'updatePage'
  | 'addPage'
  | 'deletePage'
  | 'updatePreset'
  | 'addPreset'
  | 'deletePreset'
  | 'updateSite'
  | 'updateTranslation';

const kinds: Readonly<Record<Command['type'], FailureKind>> = {
  setSettings: 'updateBlock',
  forgetSettings: 'updateBlock',
  setStyles: 'updateBlock',
  setScope: 'updateBlock',
  addBlock: 'addBlock',
  restoreBlock: 'addBlock',
  removeBlock: 'deleteBlock',
  moveBlock: 'moveBlock',
  addPage: 'addPage',
  restorePage: 'addPage',
  removePage: 'deletePage',
  setPage: 'updatePage',
  setPageTexts: 'updatePage',
  forgetPageTexts: 'updatePage',
  addPreset: 'addPreset',
  restorePreset: 'addPreset',
  renamePreset: 'updatePreset',
  removePreset: 'deletePreset',
  setSite: 'updateSite',
  setSiteTexts: 'updateSite',
  setSiteState: 'updateSite',
  setCookieScripts: 'updateSite',
};

/** What a refused command could not do; of the site's settings its own translations have a message of their own. */
export function failureKind(command: Command): FailureKind {
  const isTranslation =
    command.type === 'setSite' &&
    ('custom_translations' in command.set || command.unset.includes('custom_translations'));
  return isTranslation ? 'updateTranslation' : kinds[command.type];
}

const announced = {
  blockAdded: 'addBlock',
  blockDuplicated: 'addBlock',
  blockPasted: 'addBlock',
  blockDeleted: 'deleteBlock',
  blockCut: 'deleteBlock',
  pageAdded: 'updatePage',
  pageChanged: 'updatePage',
  pageDeleted: 'updatePage',
} as const;

/** What is spoken when a step was saved, by its name; undefined for what is no block and no page. */
export function announcedKind(
  step: string,
): 'updateBlock' | 'addBlock' | 'deleteBlock' | 'updatePage' | undefined {
  if (Object.hasOwn(announced, step)) return announced[step as keyof typeof announced];
  return step.startsWith('block') || step === 'settingChanged' ? 'updateBlock' : undefined;
}
