import type { TestApi } from './test-api.ts';

interface Question {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly host?: string;
  readonly locale?: string;
  readonly bearer?: string | undefined;
  /** What a browser was given when somebody logged in there before. */
  readonly device?: string | undefined;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string | File>>;
}

let callers = 0;

/** Asks the API as HTTP does, each time from another address. */
export async function ask({ app }: Pick<TestApi, 'app'>, url: string, question: Question = {}) {
  const { method = 'GET', host = 'localhost', locale = 'en', bearer, device, body, form } = question;
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
  const multipart = form && new Response(data);
  callers += 1;
  const answer = await app.inject({
    method,
    url: `/api/${url}`,
    remoteAddress: `10.9.${Math.floor(callers / 250)}.${callers % 250}`,
    headers: {
      'x-site-host': host,
      'accept-language': locale,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(device === undefined ? {} : { 'x-known-device': device }),
      ...(multipart ? { 'content-type': multipart.headers.get('content-type') ?? '' } : {}),
    },
    ...(multipart ? { payload: Buffer.from(await multipart.arrayBuffer()) } : {}),
    ...(body ? { payload: body } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    body: isJson ? answer.json() : undefined,
  };
}
