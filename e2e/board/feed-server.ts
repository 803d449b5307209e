import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A job as a system tells it whose names nobody knows: `kernwoord` is its title. */
export interface ServedJob {
  readonly nr: string;
  readonly title: string;
}

const feedOf = (jobs: readonly ServedJob[]) =>
  `<?xml version="1.0" encoding="utf-8"?><rooster>${jobs
    .map(
      ({ nr, title }) =>
        `<vacature><nummer>${nr}</nummer><kernwoord>${title}</kernwoord><verhaal>Je houdt het licht aan en het boek bij, dag en nacht, in weer en wind.</verhaal><stad>Groningen</stad><land>NL</land><url>https://vuurtoren.example/${nr}</url></vacature>`,
    )
    .join('')}</rooster>`;

/** A feed on this machine that changes as the test says; the app needs PRIVATE_FEEDS=1 to read it. */
export async function serveFeed(first: readonly ServedJob[]) {
  let jobs = first;
  let held = Promise.resolve();
  const server = createServer((_request, response) => {
    const headers = { 'content-type': 'application/xml; charset=utf-8' };
    void held.then(() => response.writeHead(200, headers).end(feedOf(jobs)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/vacatures.xml`,
    serve: (others: readonly ServedJob[]) => void (jobs = others),
    /** From now on it answers nothing. @returns lets it answer */
    hold(): () => void {
      let release = (): void => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
