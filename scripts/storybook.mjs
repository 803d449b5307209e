/**
 * `npm run storybook`: every block with its fixtures; `-- --build` writes it as files; `-- --update-pictures` draws the
 * pictures that the tests compare blocks with.
 */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, inRepository } = await import('./repository.mjs');
const given = process.argv.slice(2);
if (given.includes('--update-pictures')) {
  const { updatePictures } = await import('./pictures.mjs');
  await updatePictures(given.filter((argument) => !argument.startsWith('-')));
} else {
  const build = ['build', '--build'].includes(given[0] ?? '');
  const mode = build ? 'build' : 'dev';
  const rest = build || given[0] === 'dev' ? given.slice(1) : given;
  const port =
    mode === 'dev' && !rest.includes('-p') ? ['-p', process.env['PORT'] ?? '6006', '--no-open'] : [];
  handOver('storybook', [mode, ...port, ...rest], {
    cwd: inRepository('storybook'),
    env: { STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_ENABLE_CRASH_REPORTS: '0' },
  });
}
