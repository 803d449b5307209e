import type { Send } from '@boardwright/api-client';
import { describe, expect, it } from 'vitest';
import { requestOnce } from './request-once.ts';

type Call = Parameters<Send>[0];
const call = (method: Call['method'], url: string, authorization = ''): Call => ({
  method,
  url,
  headers: { Authorization: authorization },
  signal: new AbortController().signal,
  timeout: 10_000,
});

function counted() {
  const urls: string[] = [];
  const send = requestOnce(async ({ url }) => {
    urls.push(url);
    if (url === '/broken') throw new Error('No network');
    return { status: 200, headers: {}, body: urls.length };
  });
  return {
    urls,
    ask: (...what: Parameters<typeof call>) => send(call(...what)),
  };
}

describe('the questions of one request', () => {
  it('are put once, also while the first answer is awaited', async () => {
    const { urls, ask } = counted();
    const [one, other] = await Promise.all([ask('GET', '/jobs'), ask('GET', '/jobs')]);
    expect(one).toBe(other);
    await ask('GET', '/jobs?page=2');
    await ask('GET', '/jobs', 'Bearer candidate');
    expect(urls).toEqual(['/jobs', '/jobs?page=2', '/jobs']);
  });

  it('are put again after a change, and after a failure', async () => {
    const { urls, ask } = counted();
    await ask('GET', '/jobs');
    await ask('POST', '/apply');
    await ask('GET', '/jobs');
    await expect(ask('GET', '/broken')).rejects.toThrow('No network');
    await expect(ask('GET', '/broken')).rejects.toThrow('No network');
    expect(urls).toEqual(['/jobs', '/apply', '/jobs', '/broken', '/broken']);
  });
});
