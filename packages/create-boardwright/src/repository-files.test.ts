import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const answers = { name: 'Harbour Jobs', folder: 'harbour', colour: '#112233', languages: ['en'] as const };

it('goes on with npm, and with pnpm where that makes the board: its install is not refused', () => {
  const byNpm = repositoryFiles(answers);
  expect(byNpm['README.md']).toContain('npm install\nnpm run dev\n');
  expect(Object.keys(byNpm)).not.toContain('pnpm-workspace.yaml');
  const byPnpm = repositoryFiles(answers, 'pnpm');
  expect(byPnpm['README.md']).toContain('pnpm install\npnpm run dev\n');
  expect(byPnpm['pnpm-workspace.yaml']).toBe('allowBuilds:\n  esbuild: false\n');
});
