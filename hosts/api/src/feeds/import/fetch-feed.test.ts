import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedName } from './feed-name.ts';
import { fetchFeed } from './fetch-feed.ts';
import { isPublicAddress } from '../../platform/remote/public-address.ts';

const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url === '/feed')
    response.writeHead(200, { 'content-type': 'application/xml; charset=iso-8859-1' }).end('<jobs/>');
  else if (url === '/moved') response.writeHead(302, { location: '/feed' }).end();
  else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (url === '/file') response.writeHead(302, { location: 'file:///etc/hosts' }).end();
  else if (url === '/who') response.end(request.headers.authorization);
  else if (url === '/large') response.end('x'.repeat(2000));
  else if (url === '/silent') response.flushHeaders();
  else response.writeHead(404).end();
});
let home: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = { allowPrivate: true };

describe('a feed on the web', () => {
  test('is brought to a file, over forwards, and taken away again', async () => {
    const feed = await fetchFeed(`${home}/moved`, options);
    expect(await readFile(feed.file, 'utf8')).toBe('<jobs/>');
    expect(feed).toMatchObject({ charset: 'iso-8859-1', base: `${home}/feed` });
    await feed.discard();
    expect(existsSync(feed.file)).toBe(false);
  });

  test('gets the user and password of its address', async () => {
    const feed = await fetchFeed(`${home.replace('//', '//jan:w%40chtwoord@')}/who`, options);
    expect(await readFile(feed.file, 'utf8')).toBe(`Basic ${btoa('jan:w@chtwoord')}`);
    await feed.discard();
  });

  test.each([
    ['/nowhere', 'answered 404'],
    ['/round', 'forwards more than 5 times'],
    ['/file', '"file:" is not of the web'],
    ['/large', 'larger than 1000 bytes'],
    ['/silent', 'could not be fetched'],
  ])('%s is refused in words', async (path, reason) => {
    await expect(
      fetchFeed(home + path, { ...options, largest: 1000, timeout: path === '/silent' ? 100 : 5000 }),
    ).rejects.toThrow(reason);
  });

  test.each([
    'http://127.0.0.1:1/feed',
    'http://localhost:1/feed',
    'http://[::1]:1/x',
    'http://[::ffff:10.0.0.1]/x',
    'http://[::10.0.0.1]/x',
    'http://[::8.8.8.8]/x',
    'http://169.254.169.254/meta',
  ])('%s is of a private network and refused unless allowed', async (address) => {
    await expect(fetchFeed(address)).rejects.toThrow('--allow-private');
  });
});

test('public and private addresses', () => {
  expect(['8.8.8.8', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
  expect(
    [
      '10.1.2.3',
      '192.168.0.1',
      '100.64.0.1',
      '0.0.0.0',
      'fe80::1',
      'fd00::1',
      '::7f00:1',
      '::808:808',
      '224.0.0.1',
      'x',
    ].some(isPublicAddress),
  ).toBe(false);
});

test("a feed's name holds no secrets and stays the same", () => {
  expect(feedName('https://jan:geheim@x.test/feed/?board=3&token=abc')).toBe('x.test/feed?board=3');
  expect(feedName('/tmp/a/jobs.xml')).toBe('jobs.xml');
});
