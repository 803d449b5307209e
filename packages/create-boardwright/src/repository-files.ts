import manifest from '../package.json' with { type: 'json' };
import { type Answers, inKebab } from './answers.ts';
import { blockFiles, exportOf, type NewBlock } from './block-files.ts';
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
import { hoursEndpoints } from './server/hours.ts';

/**
 * What the board is. Name, languages, brand, messages and pages are what an empty database begins with: from then on
 * admins change them in the editor. Endpoints and tasks are the server's, at every start.
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
  endpoints: [hoursEndpoints],
  // Work by the clock: { name: '${block.owner}/weekly', cron: '17 3 * * 1', run: async ({ db, clock }) => { … } }
  tasks: [],
});
`;
}

const endpoints = `import { defineEndpoint, one, ownEndpoints, shape } from 'boardwright';

const hours = shape({
  type: 'object',
  required: ['open'],
  additionalProperties: false,
  properties: { open: { type: 'boolean' } },
});

const readHours = defineEndpoint({
  method: 'GET',
  path: '/hours',
  roles: ['public'],
  summary: 'Says whether somebody is there now.',
  reply: one(hours),
});

/** GET /api/public/v1/hours, in /api/docs with all others. */
export const hoursEndpoints = ownEndpoints({ readHours }, ({ clock }) => ({
  readHours: async () => {
    const now = clock.now();
    const isWeekday = now.getUTCDay() % 6 !== 0;
    return { data: { open: isWeekday && now.getUTCHours() >= 8 && now.getUTCHours() < 16 } };
  },
}));
`;

const readme = ({ name }: Answers, { owner, name: block }: NewBlock): string => `# ${name}

A job board, made with [Boardwright](https://github.com/boardwright/boardwright).

\`\`\`sh
npm install
npm start
\`\`\`

The board is at <http://localhost:3000>, its editor at <http://localhost:3000/admin> (\`admin@demo.test\`, password
\`boardwright-demo\`). The first start fills in a demo's jobs, in Dutch; \`npm start -- --empty\` begins without.
Data lies in \`.data\`: away with it, and the next start begins anew.

| Where                                    | What                                                            |
| ---------------------------------------- | --------------------------------------------------------------- |
| \`boardwright.config.ts\`                  | name, languages, colours, first pages, endpoints and tasks      |
| \`blocks/${block}\`${' '.repeat(Math.max(0, 32 - block.length))} | a block of your own; \`npm run new block NAME\` adds another      |
| \`server\`                                 | what the API answers beside the product                         |

| Command                  | What it does                                                       |
| ------------------------ | ------------------------------------------------------------------ |
| \`npm start\`              | builds what changed and serves all on one port (\`PORT\`)             |
| \`npm test\`               | types, whether the board can be read, and the tests of your blocks |
| \`npm run build\`          | site and editor with your blocks, into \`dist\`                      |
| \`npm run storybook\`      | your blocks in each of their states                                |
| \`npm run new block NAME\` | the folder of a new block, \`${owner}/NAME\`, and its line in the list |

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

/**
 * A small repository of somebody's own.
 * @returns its files, by path
 */
export function repositoryFiles(answers: Answers): Readonly<Record<string, string>> {
  const owner = inKebab(answers.name);
  const block: NewBlock = { owner, name: 'opening-hours' };
  const blocks = Object.entries(blockFiles(block)).map(([path, text]) => [`blocks/${path}`, text] as const);
  return {
    'package.json': json({
      name: owner,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
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
      include: ['blocks', 'server', '*.ts'],
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
    ...Object.fromEntries(blocks),
    'server/hours.ts': endpoints,
    'README.md': readme(answers, block),
    Dockerfile: dockerfile,
    '.dockerignore': 'node_modules\ndist\n.data\n',
    '.gitignore': 'node_modules/\ndist/\nstorybook-static/\n.data/\n',
  };
}
