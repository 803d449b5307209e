import { contract } from '../contract/index.ts';
import { axiosSend } from './axios-send.ts';
import { requestTimeout } from './create-client.ts';
import { endpointUrl } from './endpoint-url.ts';
import { sendInTime, type Send } from './send.ts';

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

/**
 * Which API answers for a site's host (§7).
 * @returns the API's host, or null when there is none or it could not be found out, which is only logged
 */
export async function resolveApiHost(siteHost: string, options: ResolveHostOptions): Promise<string | null> {
  const { resolveHost } = contract.hosts;
  try {
    const { status, body } = await sendInTime(options.send ?? axiosSend, {
      method: resolveHost.method,
      url: `${options.cloudUrl}${endpointUrl(resolveHost, 'public')}`,
      headers: {},
      body: { host: withoutPort(siteHost) },
      timeout: options.timeout ?? requestTimeout,
    });
    if (status >= 400) throw new Error(`Host resolution answered ${status}`);
    return apiHost(body);
  } catch (error) {
    // Policy (§7): failure yields null and is only logged; the site then shows /coming-soon.
    options.onLog?.('Resolve host error', error);
    return null;
  }
}
