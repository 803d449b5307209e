/** Where Acme's API is, and who asks. */
export interface AcmeAccount {
  readonly url: string;
  readonly key: string;
}

/**
 * Asks Acme's API.
 * @returns the response of success; undefined for what is not there
 * @throws Error for any other response
 */
export async function ask(
  { url, key }: AcmeAccount,
  method: string,
  path: string,
  init: {
    readonly body?: string | Uint8Array<ArrayBuffer>;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Response | undefined> {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...init.headers },
    ...(init.body === undefined ? {} : { body: init.body }),
    signal: AbortSignal.timeout(8000),
  });
  if (response.ok) return response;
  // Nobody reads it: the connection is free for the next.
  await response.body?.cancel();
  if (response.status === 404) return undefined;
  throw new Error(`Acme answered ${response.status} to ${method} ${path}`);
}
