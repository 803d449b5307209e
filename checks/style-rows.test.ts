import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository-files.ts';

/** What the style lint says about a style sheet of this name. */
function warningsOf(file: string, css: string): string {
  const args = ['--stdin', '--stdin-filename', join(root, file), '--formatter', 'unix'];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/stylelint'), args, {
    cwd: root,
    input: css,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const part = 'packages/ui/src/probe/probe.module.css';

describe('each row of the style lint', () => {
  it.each([
    ['.a {\n  color: #0a7;\n}\n', 'tokens'],
    ['.a {\n  color: red;\n}\n', 'tokens'],
    ['.a {\n  background: rgb(0 0 0 / 50%);\n}\n', 'tokens'],
    ['.a {\n  border-color: oklch(60% 0.1 200);\n}\n', 'tokens'],
    ['.a {\n  display: none !important;\n}\n', '!important'],
  ])('fails: %j', (css, why) => {
    expect(warningsOf(part, css)).toContain(why);
  });

  it('lets pass what is right', () => {
    const css = '.a {\n  color: color-mix(in oklch, var(--color-primary) 20%, transparent);\n}\n';
    expect(warningsOf(part, css)).toBe('');
    expect(warningsOf('packages/ui/src/theme/probe.css', ':root {\n  --color-text: #1b1f23;\n}\n')).toBe('');
  });
});
