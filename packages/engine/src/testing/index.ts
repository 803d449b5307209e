export { describeBlock, settingsOfFixture } from './describe-block.tsx';
export { previewBoard, previewConfiguration } from './preview-board.ts';
export { previewJob } from './preview-job.ts';
export { previewJobs } from './preview-jobs.ts';
export { previewPage, type Preview } from './preview-page.tsx';
