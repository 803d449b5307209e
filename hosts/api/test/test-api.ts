import { type ApiError, createClient, createMemoryTokens } from '@boardwright/api-client';
import { knownSchemas } from '@boardwright/blocks-schema';
import { installedBlocks } from '@boardwright/installed-blocks';
import { createApp } from '../src/app.ts';
import { createTokens } from '../src/platform/http/tokens.ts';
import type { PaymentProvider } from '../src/platform/ports/payments/payments.ts';
import { testPayments } from '../src/platform/ports/payments/test-payments.ts';
import type { VatAnswer } from '../src/platform/ports/vat-register.ts';
import type { FeedShape } from '../src/platform/remote/feed-shape.ts';
import { injectSend } from '../src/testing/inject-send.ts';
import { guardWrites } from './guard-writes.ts';
import { testSecret } from './issue-token.ts';
import { openTestBoard } from './test-board.ts';

/** What the site's own server says to be believed. */
export const testSiteSecret = 'shared by both hosts';

/** {@link openTestBoard} behind the whole API, and a client of it. Requests count against no limit of each other. */
export async function openTestApi(...options: Parameters<typeof openTestBoard>) {
  const board = await openTestBoard(...options);
  const { connection, db, tenants, deps } = board;
  const tokens = createTokens(testSecret, board.clock);
  const testProvider = testPayments(db);
  const payments: PaymentProvider[] = [testProvider];
  const feedsQueued: number[] = [];
  const feedShapes: FeedShape[] = [];
  const disk: { problem: string | undefined | Promise<string | undefined> } = { problem: undefined };
  const vatAnswers = new Map<string, VatAnswer>();
  const txtRecords = new Map<string, readonly string[]>();
  const appDeps = {
    ...deps,
    connection,
    blockSchemas: await knownSchemas(installedBlocks),
    db: guardWrites(db),
    tenants,
    tokens,
    geo: board.geo,
    payments,
    feedsQueued: async (ids: readonly number[]) => void feedsQueued.push(...ids),
    privateFeeds: true,
    feedShapes,
    isReady: () => true,
    publicAddress: '',
    diskProblem: async () => disk.problem,
    deliversMail: true,
    vatRegister: async (number: string): Promise<VatAnswer> =>
      vatAnswers.get(number) ?? { result: 'unknown', name: null, address: null },
    txtRecords: async (name: string) => txtRecords.get(name) ?? [],
    siteSecret: testSiteSecret,
  };
  const app = await createApp(appDeps);
  await board.search.start();
  let callers = 0;
  const clientFor = (locale = 'nl', siteHost = 'localhost') => {
    callers += 1;
    const caller = `10.0.${Math.floor(callers / 250)}.${1 + (callers % 250)}`;
    const send = injectSend(app);
    return createClient({
      send: (request) => send({ ...request, headers: { ...request.headers, 'x-forwarded-for': caller } }),
      locale: () => locale,
      siteHost: () => siteHost,
      tokens: createMemoryTokens(() => board.clock.now().getTime()),
    });
  };
  return {
    ...board,
    app,
    /** What a second app on the same board takes. */
    appDeps,
    /** Shapes that plugins read: none, until a test puts some there. */
    feedShapes,
    /** Feeds of which somebody asked that they be read. */
    feedsQueued,
    tokens,
    /** What is wrong with the disk. */
    disk,
    /** What the name servers say, by name. */
    txtRecords,
    vatAnswers,
    /** Who takes payments: the test provider, until a test puts others there. */
    payments,
    testProvider,
    clientFor,
    close: async () => {
      await app.close();
      await board.close();
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** What a call was refused with. */
export async function refusal(
  call: Promise<unknown>,
): Promise<Pick<ApiError, 'status' | 'code' | 'message' | 'fields'>> {
  const error = await call.then(
    () => Promise.reject(new Error('The call was not refused')),
    (reason: ApiError) => reason,
  );
  const { status, code, message, fields } = error;
  return { status, code, message, fields };
}
