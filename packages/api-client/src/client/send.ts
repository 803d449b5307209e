import type { Method } from '../contract/index.ts';

/** One request as the transport gets it: everything is decided, nothing is left to guess. */
export interface SendRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart instead of a body. */
  readonly form?: FormData;
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeout: number;
  /** The reply's body is wanted as bytes. */
  readonly binary?: boolean;
}

/** Any status is an answer, also 500: only a request that got none rejects. */
export interface SendReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or `Uint8Array` when `binary` was asked. */
  readonly body: unknown;
}

/** The transport as a port: axios by default, in-process where site and API share one. */
export type Send = (request: SendRequest) => Promise<SendReply>;

/** No answer within the time limit. */
export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout';
}

/**
 * Sends with a time limit that holds for every transport, also one that ignores its signal.
 * @throws RequestTimeout after `request.timeout`; the caller's own abort reason when it gives up
 */
export async function sendInTime(
  send: Send,
  request: Omit<SendRequest, 'signal'>,
  signal?: AbortSignal,
): Promise<SendReply> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new RequestTimeout('No answer in time')), request.timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  try {
    return await Promise.race([send({ ...request, signal: controller.signal }), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
