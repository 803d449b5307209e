import manifest from '../package.json' with { type: 'json' };
import { type Answers, inKebab } from './answers.ts';
import { blockFiles, exportOf, type NewBlock } from './block-files.ts';
import { pluginExportOf, pluginFiles } from './plugin-files.ts';
import { writtenMessages } from './written.messages.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** A text in each of the languages of a board. */
const chosen = (name: 'visit' | 'visitPath', { languages }: Answers): string =>
  `{ ${languages.map((language) => `${language}: ${quoted(writtenMessages[language][name])}`).join(', ')} }`;

function config(answers: Answers, block: NewBlock): string {
  const { name, colour, languages } = answers;
  const key = quoted(`${block.owner}/${block.name}`);
  return `import { defineBoard } from 'boardwright';

/**
 * What the board is. Name, languages, brand, messages and pages are what an empty database begins with: from then on
 * admins change them in the editor.
 */
export default defineBoard({
  name: ${quoted(name)},
  languages: [${languages.map(quoted).join(', ')}],
  brand: { primary_color: ${quoted(colour)} },
  pages: [
    {
      kind: 'p-home',
      blocks: [{ key: 'search-job' }, { key: ${key} }, { key: 'featured-jobs' }, { key: 'call-to-action' }],
    },
    {
      path: ${chosen('visitPath', answers)},
      title: ${chosen('visit', answers)},
      blocks: [{ key: ${key} }],
    },
  ],
});
`;
}

const readme = ({ name }: Answers, { owner, name: block }: NewBlock, agent: string): string => `# ${name}

A job board, made with [Boardwright](https://github.com/boardwright/boardwright).

\`\`\`sh
${agent} install
${agent} run dev
\`\`\`

The board is at <http://localhost:3000>, its editor at <http://localhost:3000/admin> (\`admin@demo.test\`, password
\`boardwright-demo\`). The first start fills in a demo's jobs, in Dutch where that is the board's first language, else in
English; \`npm run dev -- --empty\` begins without. Data lies in \`.data\`: away with it, and the next start begins anew.

| Where                                    | What                                                            |
| ---------------------------------------- | --------------------------------------------------------------- |
| \`boardwright.config.ts\`                  | name, languages, colours and first pages                        |
| \`blocks/${block}\`${' '.repeat(Math.max(0, 32 - block.length))} | a block of your own; \`npm run new block NAME\` adds another      |
| \`plugins/${block}\`${' '.repeat(Math.max(0, 31 - block.length))} | what the API has beside the product; \`npm run new plugin NAME\` |

| Command                  | What it does                                                       |
| ------------------------ | ------------------------------------------------------------------ |
| \`npm run dev\`            | serves all from the sources: what you change shows at once         |
| \`npm start\`              | builds what changed and serves all on one port (\`PORT\`)             |
| \`npm test\`               | types, whether the board can be read, and the tests of your blocks |
| \`npm run build\`          | site and editor with your blocks, into \`dist\`                      |
| \`npm run storybook\`      | your blocks in each of their states                                |
| \`npm run new block NAME\` | the folder of a new block, \`${owner}/NAME\`, and its line in the list |
| \`npm run new plugin NAME\` | the folder of a new plugin of the API, and its line in the list    |
| \`npx boardwright@latest upgrade\` | brings it to the newest version of the product |

To publish it: \`docker build -t board . && docker run -p 3000:3000 -v board:/data board\`. It prints a link by which you
make the first account. \`PUBLIC_URL\` says where it is reached, \`DATABASE_URL\` names a PostgreSQL of yours instead of the
one in the box, \`SMTP_URL\` and \`MAIL_FROM\` send its mails.
`;

const dockerfile = `FROM node:24-slim
WORKDIR /board
COPY package*.json ./
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build && mkdir /data && chown node /data
ENV NODE_ENV=production BOARDWRIGHT_DATA=/data
VOLUME /data
EXPOSE 3000
USER node
CMD ["node", "node_modules/boardwright/dist/boardwright.js", "start"]
`;

/** Storybook's esbuild needs none of the steps that pnpm asks about, and refuses an installation for. */
const pnpmWorkspace = `allowBuilds:
  esbuild: false
`;

/**
 * A small repository of somebody's own.
 * @param agent the package manager that it is installed by
 * @returns its files, by path
 */
export function repositoryFiles(answers: Answers, agent = 'npm'): Readonly<Record<string, string>> {
  const owner = inKebab(answers.name);
  const block: NewBlock = { owner, name: 'opening-hours' };
  const plugin = { name: block.name, from: 'boardwright' };
  const within = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
  return {
    'package.json': json({
      name: owner,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'boardwright dev',
        start: 'boardwright start',
        build: 'boardwright build',
        test: 'tsc && boardwright check && vitest run',
        new: 'boardwright new',
        storybook: 'storybook dev -p 6006',
      },
      engines: { node: '>=22.18' },
      ...manifest.createdWith,
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['node', 'vite/client'],
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
      },
      include: ['blocks', 'plugins', '*.ts'],
    }),
    'vitest.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: { environment: 'node', css: { modules: { classNameStrategy: 'non-scoped' } } },
});
`,
    '.storybook/main.ts': `import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../blocks/**/*.stories.tsx'],
  core: { disableTelemetry: true },
};
export default config;
`,
    '.storybook/preview.ts': `import '@boardwright/ui/styles.css';
import '@boardwright/engine/styles.css';
`,
    'boardwright.config.ts': config(answers, block),
    'blocks/index.ts': `// The blocks of this board: site, editor and API read them here.\n${exportOf(block)}\n`,
    ...within('blocks', blockFiles(block)),
    'plugins/index.ts': `// The plugins of this board's API: it reads them here.\n${pluginExportOf(plugin)}\n`,
    ...within('plugins', pluginFiles(plugin)),
    'README.md': readme(answers, block, agent),
    ...(agent === 'pnpm' && { 'pnpm-workspace.yaml': pnpmWorkspace }),
    Dockerfile: dockerfile,
    '.dockerignore': 'node_modules\ndist\n.data\n',
    '.gitignore': 'node_modules/\ndist/\nstorybook-static/\n.data/\n',
  };
}
