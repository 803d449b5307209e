import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSteps } from '../scripts/lanes.mjs';
import { counted, oneCheck } from '../scripts/reports.mjs';
import { root } from './repository-files.ts';

const sentence = /^[A-Z][^\n]+\.$/;

describe('a command on a machine where it cannot run', () => {
  let clone = '';

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'boardwright-clone-'));
    for (const path of ['scripts', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
      cpSync(join(root, path), join(clone, path), { recursive: true });
  });

  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  const start = (before: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawnSync(process.execPath, [...before, 'scripts/start.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, CI: 'true', ...env },
    });

  it('says in one sentence that Node is too old', () => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.4"}})';
    const { status, stdout, stderr } = start(['--import', pretend]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr).toContain('18.20.4');
  });

  it('says in one sentence that there is no network', () => {
    // Nothing listens on the discard port: the packages cannot come from there.
    const nowhere = 'http://127.0.0.1:9/';
    const { status, stdout, stderr } = start([], {
      npm_config_registry: nowhere,
      pnpm_config_registry: nowhere,
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n').at(-1)).toMatch(sentence);
    expect(stderr).toContain('network');
  });
});

describe('the sum of a test run', () => {
  it('counts what a report says', () => {
    expect(counted({ code: 0, output: 'all' }, { passed: 7, failed: 0 })).toEqual({
      passed: 7,
      failed: 0,
      output: '',
    });
    expect(counted({ code: 1, output: 'why' }, { passed: 7, failed: 2 })).toEqual({
      passed: 7,
      failed: 2,
      output: 'why',
    });
  });

  it('counts a run that broke, ran nothing or left no report as a failure', () => {
    expect(counted({ code: 1, output: 'why' }, { passed: 7, failed: 0 }).failed).toBe(1);
    expect(counted({ code: 0, output: '' }, { passed: 0, failed: 0 }).failed).toBe(1);
    expect(counted({ code: 0, output: '' }, undefined).failed).toBe(1);
    expect(oneCheck({ code: 127, output: 'not found' })).toEqual({
      passed: 0,
      failed: 1,
      output: 'not found',
    });
  });
});

describe('steps side by side', () => {
  it('run after what they need, and one that breaks does not stop the others', async () => {
    const order: string[] = [];
    const step = (name: string, after: string[], breaks = false) => ({
      name,
      label: name,
      cores: 1,
      after,
      run: async () => {
        order.push(name);
        if (breaks) throw new Error('broken');
        return { passed: 1, failed: 0, output: '' };
      },
    });
    const results = await runSteps([
      step('last', ['first', 'broken']),
      step('first', []),
      step('broken', [], true),
    ]);
    expect(order.at(-1)).toBe('last');
    expect(results.get('broken')).toMatchObject({ passed: 0, failed: 1 });
    expect(results.get('last')).toMatchObject({ passed: 1 });
  });
});
