/** `npm run storybook`: every block with its fixtures; `-- build` writes it as files. */
import { prepare } from './prepare.mjs';

await prepare();
const { handOver, inHouse } = await import('./house.mjs');
const [mode = 'dev', ...rest] = process.argv.slice(2);
const port = mode === 'dev' && !rest.includes('-p') ? ['-p', process.env['PORT'] ?? '6006', '--no-open'] : [];
handOver('storybook', [mode, ...port, ...rest], {
  cwd: inHouse('storybook'),
  env: { STORYBOOK_DISABLE_TELEMETRY: '1', STORYBOOK_ENABLE_CRASH_REPORTS: '0' },
});
