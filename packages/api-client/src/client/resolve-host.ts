import { ApiError, errorFromReply, errorWithoutReply } from './api-error.ts';
import { axiosSend } from './axios-send.ts';
import { calls } from './calls.ts';
import { requestTimeout } from './create-client.ts';
import { endpointUrl } from './endpoint-url.ts';
import { RequestTimeout, sendInTime, type Send, type SendReply } from './send.ts';

export interface ResolveHostOptions {
  /** The host that knows all others, as an address without a slash at the end; empty for one `send` knows. */
  readonly cloudUrl: string;
  readonly send?: Send;
  readonly onLog?: (name: string, error: unknown) => void;
  readonly timeout?: number;
}

/** `'board.example:3000'` → `'board.example'`. */
export function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}

function apiHost(body: unknown): string | null {
  const data = (body as { data?: unknown } | undefined)?.data;
  if (!Array.isArray(data)) throw new TypeError('The answer lists no hosts');
  const entry = (data as { type?: unknown; host?: unknown }[]).find(({ type }) => type === 'api');
  return typeof entry?.host === 'string' ? entry.host : null;
}

async function ask(siteHost: string, options: ResolveHostOptions): Promise<SendReply> {
  const { resolveHost } = calls.hosts;
  try {
    return await sendInTime(options.send ?? axiosSend, {
      method: resolveHost.method,
      url: `${options.cloudUrl}${endpointUrl(resolveHost, 'public')}`,
      headers: {},
      body: { host: withoutPort(siteHost) },
      timeout: options.timeout ?? requestTimeout,
    });
  } catch (cause) {
    throw errorWithoutReply(cause instanceof RequestTimeout ? 'timeout' : 'network', 'en', cause);
  }
}

/** Whether a failure to find a host's API means that it could not be asked, rather than that it knows no such host. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/**
 * Which API answers for a site's host (§7).
 * @returns the API's host, or null when there is none or it could not be found out, which is only logged; what is
 *   logged is an ApiError where a server refused or none answered
 */
export async function resolveApiHost(siteHost: string, options: ResolveHostOptions): Promise<string | null> {
  try {
    const { status, body } = await ask(siteHost, options);
    if (status >= 400) throw errorFromReply(status, body, calls.hosts.resolveHost.path, 'en');
    return apiHost(body);
  } catch (error) {
    // Policy (§7): failure yields null and is only logged; the site then shows /coming-soon.
    options.onLog?.('Resolve host error', error);
    return null;
  }
}
