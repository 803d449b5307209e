// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { axiosSend } from '@boardwright/api-client/axios-send';

it('sends at once, whatever the browser’s store of cookies is busy with', async () => {
  const get = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('cookieStore', { get });
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  void axiosSend({
    method: 'GET',
    url: `${location.origin}/api/public/v1/configuration`,
    headers: {},
    signal: new AbortController().signal,
    timeout: 1000,
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveBeenCalledOnce();
  expect(get).not.toHaveBeenCalled();
});
