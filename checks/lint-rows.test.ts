import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layers } from '../boundaries.js';
import { root } from './repository-files.ts';
import { entriesOf } from './lint/entry.js';

/** One file that breaks a rule, where it stands, and what the lint must say about it. */
interface Violation {
  readonly title: string;
  readonly file: string;
  readonly source: string;
  readonly rule: string;
  readonly message: string;
}

const probe = 'lint-probe';

function fileIn(layer: (typeof layers)[number]): string {
  const path = layer.paths[0] ?? '';
  const name = `${probe}${layer.suffix ?? '.ts'}`;
  return /\.[a-z]+$/.test(path) ? path : `${path}/${name}`;
}

/** For each row: a stranger of ours or a package that it does not open. */
const ofLayers: Violation[] = layers.map((layer) => {
  const open = [layer.name, ...layer.ours, ...(layer.oursTypes ?? [])];
  const stranger = [...entriesOf(root)].find(([, other]) => !open.includes(other));
  const specifier = stranger?.[0] ?? 'left-pad';
  return {
    title: `${layer.name} must not import ${specifier}`,
    file: fileIn(layer),
    source: `import { thing } from '${specifier}';\nthing();\n`,
    rule: 'boardwright(boundaries)',
    message: layer.instead,
  };
});

const ofNever: Violation[] = layers.flatMap((layer) =>
  (layer.never ?? []).map((name) => ({
    title: `${layer.name} must never import ${name}`,
    file: fileIn(layer).replace(probe, `${probe}-${name.replaceAll(/\W/g, '')}`),
    // A row that is one file gets one of each: two of one name could not be read at all.
    source: `export const later_${name.replaceAll(/\W/g, '_')} = () => import('${name}');\n`,
    rule: 'boardwright(boundaries)',
    message: `must never import '${name}'`,
  })),
);

const ofTypes: Violation[] = layers.flatMap((layer) =>
  (layer.oursTypes ?? []).flatMap((name) => {
    const specifier = [...entriesOf(root)].find(([, other]) => other === name)?.[0];
    return specifier
      ? [
          {
            title: `${layer.name} may import only types from ${name}`,
            file: fileIn(layer).replace(probe, `${probe}-${name.replaceAll(/\W/g, '-')}`),
            source: `import { value } from '${specifier}';\nvalue();\n`,
            rule: 'boardwright(boundaries)',
            message: 'except for types',
          },
        ]
      : [];
  }),
);

const ofRepository: Violation[] = [
  {
    title: 'a block must not reach into another block',
    file: 'packages/engine/src/blocks/faq/probe.ts',
    source: "export { a } from '../navbar/navbar.ts';\n",
    rule: 'boardwright(boundaries)',
    message: "'faq' must not reach into 'navbar'",
  },
  {
    title: 'the engine must not import its editor',
    file: 'packages/engine/src/page/probe.ts',
    source: "export { a } from '@boardwright/editor';\n",
    rule: 'boardwright(boundaries)',
    message: "'@boardwright/editor'",
  },
  {
    title: 'a package is entered by its entry point',
    file: 'hosts/api/src/probe.ts',
    source: "export { a } from '../../../packages/engine/src/board/define-block.ts';\n",
    rule: 'boardwright(boundaries)',
    message: 'entered by its entry point',
  },
  {
    title: 'the time comes from the clock port',
    file: 'hosts/api/src/shop/probe-clock.ts',
    source: 'export const now = () => Date.now();\nexport const today = () => new Date();\n',
    rule: 'boardwright(clock)',
    message: 'clock port',
  },
  {
    title: 'what a file exports has a name',
    file: 'packages/messages/src/probe.ts',
    source: "export * from './locales.ts';\n",
    rule: 'boardwright(named-exports)',
    message: 'Export by name',
  },
  {
    title: 'the types that a file exports have a name',
    file: 'packages/messages/src/probe-types.ts',
    source: "export type * from './locales.ts';\n",
    rule: 'boardwright(named-exports)',
    message: 'Export by name',
  },
  {
    title: 'a component draws without a browser',
    file: 'packages/ui/src/probe.tsx',
    source: 'export function Probe() {\n  return <p>{window.innerWidth}</p>;\n}\n',
    rule: 'boardwright(render-globals)',
    message: 'not there on the server',
  },
  {
    title: 'a module loads without a browser',
    file: 'packages/engine/src/blocks/faq/probe.tsx',
    source: 'export const title = document.title;\n',
    rule: 'boardwright(render-globals)',
    message: 'not there on the server',
  },
];

const innocent = {
  'packages/ui/src/innocent.tsx':
    "import { useEffect } from 'react';\nexport function Innocent() {\n  useEffect(() => {\n    document.title = 'x';\n  }, []);\n  return null;\n}\n",
  'packages/engine/src/machines/innocent.ts': "export type { Client } from '@boardwright/api-client';\n",
  'hosts/api/src/platform/ports/clock.ts': 'export const systemClock = { now: () => Date.now() };\n',
};

const violations = [...ofLayers, ...ofNever, ...ofTypes, ...ofRepository];

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
}

describe('each row of the lint table', () => {
  let folder = '';
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardwright-lint-'));
    for (const path of [
      '.oxlintrc.json',
      'boundaries',
      'boundaries.js',
      'package.json',
      'checks/lint',
      'scripts/entry-patterns.mjs',
    ])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    const manifests = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' });
    for (const path of manifests.trim().split('\n'))
      put(path, '', (target) => cpSync(join(root, path), target));
    // A row that is one file breaks all its rules there.
    for (const file of new Set(violations.map((violation) => violation.file)))
      put(
        file,
        violations.flatMap((violation) => (violation.file === file ? violation.source : [])).join(''),
      );
    for (const [file, source] of Object.entries(innocent)) put(file, source);
    const ended = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    diagnostics = (JSON.parse(ended.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function put(
    file: string,
    source: string,
    write = (target: string) => writeFileSync(target, source),
  ): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(join(folder, file));
  }

  it.each(violations)('fails: $title', ({ file, rule, message }) => {
    const reported = diagnostics.filter(({ filename, code }) => filename === file && code === rule);
    expect(reported.map((one) => one.message).join('\n')).toContain(message);
  });

  it.each(Object.keys(innocent))('lets pass what is right: %s', (file) => {
    expect(
      diagnostics.filter(({ filename, code }) => filename === file && code.startsWith('boardwright')),
    ).toEqual([]);
  });
});
