import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerPasskeys } from './browser-passkeys.ts';

/** What the browser was asked, and not taken back yet. */
let asked: string[];
/** Picks a passkey, or puts the offer away. */
let answer: (with_: 'passkey' | 'nothing') => void;

const credential = {
  id: 'AQ',
  rawId: new ArrayBuffer(1),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};

interface Asked {
  readonly signal: AbortSignal;
  readonly publicKey: { readonly challenge: ArrayBuffer };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const kind = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('PublicKeyCredential', kind);
  vi.stubGlobal('document', { querySelectorAll: () => ['an address that passkeys are offered at'] });
  const get = ({ signal, publicKey }: Asked) =>
    new Promise((resolve, reject) => {
      const challenge = String(new Uint8Array(publicKey.challenge)[0]);
      asked.push(challenge);
      const isOver = () => void asked.splice(asked.indexOf(challenge), 1);
      signal.addEventListener('abort', () => {
        isOver();
        reject(signal.reason as Error);
      });
      answer = (what) => {
        isOver();
        if (what === 'passkey') resolve(credential);
        else reject(new DOMException('put away', 'NotAllowedError'));
      };
    });
  vi.stubGlobal('navigator', { credentials: { get } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each time it is asked, with another challenge: 1, 2, … which the API takes for five minutes. */
function offer() {
  let times = 0;
  const onPicked = vi.fn<() => void>();
  const prepare = async () => ({ challenge: btoa(String.fromCharCode((times += 1))), timeout: 300_000 });
  return { stop: offerPasskeys(prepare, onPicked), onPicked };
}

it('is asked anew before the API takes it for too old, until one is picked', async () => {
  const { onPicked } = offer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(asked).toEqual(['2']);
  await vi.advanceTimersByTimeAsync(2 * 300_000);
  expect(asked).toEqual(['4']);
  answer('passkey');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked, onPicked.mock.calls.length]).toEqual([[], 1]);
});

it.each(['put away', 'stopped'])('is asked no more once it was %s', async (how) => {
  const { stop, onPicked } = offer();
  await vi.advanceTimersByTimeAsync(0);
  if (how === 'stopped') stop();
  else answer('nothing');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([asked, onPicked.mock.calls.length]).toEqual([[], 0]);
});
