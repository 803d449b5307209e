import { readFile } from 'node:fs/promises';
import { eq } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccounts } from '../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';
import { multiposterTokens, organisationBoards, organisations } from '../platform/database/schema.ts';
import { makePosterToken } from '../platform/http/poster-tokens.ts';

/** A call of docs/multiposting.md, and the part of its answer that is printed below it. */
interface Example {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly answer: object | undefined;
}

const docs = await readFile(new URL('../../../../docs/multiposting.md', import.meta.url), 'utf8');

/** Reads a call as a shell would: method, address, headers and body of one curl. */
function readCurl(script: string): Omit<Example, 'answer'> {
  const [, address = ''] = /"\$SITE([^"]*)"/.exec(script) ?? [];
  const headers = [...script.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  return {
    method: /-X (\w+)/.exec(script)?.[1] ?? 'GET',
    path: address,
    headers: Object.fromEntries(headers),
    body: /-d '([\s\S]*?)'/.exec(script)?.[1],
  };
}

const examples: Example[] = [...docs.matchAll(/```(sh|json)\n([\s\S]*?)```/g)].reduce<Example[]>(
  (all, [, kind, text = '']) => {
    if (kind === 'sh')
      return text.startsWith('curl') ? [...all, { ...readCurl(text), answer: undefined }] : all;
    const last = all.at(-1);
    return last ? [...all.slice(0, -1), { ...last, answer: JSON.parse(text) as object }] : all;
  },
  [],
);

let api: TestApi;
const { token, ...stored } = makePosterToken();
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  await api.db.update(organisations).set({ clientId: 1 }).where(eq(organisations.id, 1));
  await api.db.insert(organisationBoards).values({ organisationId: 1, jobBoardId: 1 });
  await api.db.insert(multiposterTokens).values({ ...stored, name: 'Docs', clientId: 1 });
});
afterAll(() => api.close());

const send = ({ method, path, headers, body }: Omit<Example, 'answer'>) =>
  api.app.inject({
    method: method as 'GET',
    url: path,
    headers: {
      host: 'localhost',
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.replace('$TOKEN', token)]),
      ),
    },
    ...(body === undefined ? {} : { payload: body }),
  });

test('the guide to multiposting shows a call of every kind', () => {
  expect(examples.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'POST /api/mp/v1/jobs/ATS-1001',
    'GET /api/mp/v1/organisations',
    'GET /api/mp/v1/products',
    'GET /api/mp/v1/segments',
    'PUT /api/mp/v1/jobs/ATS-1001',
    'GET /api/mp/v1/jobs',
    'DELETE /api/mp/v1/jobs/ATS-1001',
    'POST /api/mp/v1/jobs/ATS-1002',
  ]);
});

test('what it shows, sent from top to bottom, is answered as it says', async () => {
  for (const example of examples) {
    const answer = await send(example);
    const isRefusal = example.answer !== undefined && 'code' in example.answer;
    expect([example.path, answer.statusCode < 300]).toEqual([example.path, !isRefusal]);
    if (example.answer) expect(answer.json()).toMatchObject(example.answer);
  }
});
