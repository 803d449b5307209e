export { AnswerError } from './answers.ts';
export { blockFiles, exportOf, type NewBlock } from './block-files.ts';
