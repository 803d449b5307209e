import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viesRegister } from './vat-register.ts';

/** A register on this machine, as the Commission's answers. */
const answers: Readonly<Record<string, { readonly status: number; readonly body: string }>> = {
  '1': {
    status: 200,
    body: '{"countryCode":"NL","valid":true,"name":"OLDAMBT BV","address":"\\nKADE 1\\n"}',
  },
  '2': { status: 200, body: '{"countryCode":"NL","valid":false,"name":"---","address":"---"}' },
  '3': { status: 200, body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' },
  '4': { status: 503, body: 'Service unavailable' },
  '5': { status: 200, body: '<html>' },
};
const asked: unknown[] = [];
const server = createServer((incoming, reply) => {
  let sent = '';
  incoming.on('data', (part: Buffer) => (sent += part.toString()));
  incoming.on('end', () => {
    const body = JSON.parse(sent) as { vatNumber: string };
    asked.push([incoming.method, incoming.url, body]);
    const answer = answers[body.vatNumber];
    // One that is not there is never answered.
    if (answer) reply.writeHead(answer.status).end(answer.body);
  });
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const unknown = { result: 'unknown', name: null, address: null };

it('says of a number that is given out whose it is', async () => {
  expect(await viesRegister(address)('NL1')).toEqual({
    result: 'valid',
    name: 'OLDAMBT BV',
    address: 'KADE 1',
  });
  expect(asked.at(-1)).toEqual(['POST', '/check-vat-number', { countryCode: 'NL', vatNumber: '1' }]);
});

it('says of another that it is not', async () => {
  expect(await viesRegister(address)('NL2')).toEqual({ result: 'invalid', name: null, address: null });
});

it.each([
  ['a member that is away', 'NL3'],
  ['a register that is away', 'NL4'],
  ['an answer that is none', 'NL5'],
])('knows nothing of %s', async (_case, number) => {
  expect(await viesRegister(address)(number)).toEqual(unknown);
});

it('waits for nobody longer than it has patience, nor for who is not there', async () => {
  expect(await viesRegister(address, 200)('NL6')).toEqual(unknown);
  expect(await viesRegister('http://127.0.0.1:9')('NL1')).toEqual(unknown);
});
