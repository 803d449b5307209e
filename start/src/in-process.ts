import type { Api } from '@boardwright/api';
import type { Forward } from '@boardwright/site';
import type { Send } from '@boardwright/api-client';

type App = Api['app'];

function flat(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** The client's transport to an API in the same process: the same validation and serialisation, no socket. */
export function sendInProcess(app: App): Send {
  return async ({ method, url, headers, body, form, binary, signal }) => {
    const multipart = form && new Response(form);
    const type = multipart?.headers.get('content-type');
    const answer = await app.inject({
      method,
      url,
      signal,
      headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
      ...(multipart ? { payload: Buffer.from(await multipart.arrayBuffer()) } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: flat(answer.headers),
      body: binary ? answer.rawPayload : answer.payload === '' ? undefined : JSON.parse(answer.payload),
    };
  };
}

/** The gateway's way to an API in the same process. */
export function forwardInProcess(app: App): Forward {
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, headers: flat(answer.headers), body: answer.rawPayload };
  };
}
