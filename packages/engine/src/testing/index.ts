export { describeBlock } from './describe-block.tsx';
export { describeSettings } from './describe-settings.ts';
export { drawBlock, type Drawing } from './draw-block.ts';
export { previewBoard, previewConfiguration } from './preview-board.ts';
export { previewClient, type PreviewAnswers, type PreviewQuery } from './preview-client.ts';
export { previewJob } from './preview-job.ts';
export { previewJobs } from './preview-jobs.ts';
export { previewPage, type Preview } from './preview-page.tsx';
export { settingsOfFixture } from './settings-of-fixture.ts';
