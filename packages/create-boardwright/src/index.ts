import manifest from '../package.json' with { type: 'json' };

/** What a board that is made by this version depends on: name to range. */
export const { createdWith } = manifest;
export { AnswerError } from './answers.ts';
export { blockFiles, exportOf, type NewBlock } from './block-files.ts';
export { pluginExportOf, pluginFiles, type NewPlugin } from './plugin-files.ts';
