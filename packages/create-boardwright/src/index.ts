export { AnswerError } from './answers.ts';
export { blockFiles, exportOf, type NewBlock } from './block-files.ts';
export { pluginExportOf, pluginFiles, type NewPlugin } from './plugin-files.ts';
