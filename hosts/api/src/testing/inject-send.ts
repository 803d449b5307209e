import type { Send } from '@boardwright/api-client';
import type { FastifyInstance } from 'fastify';

/** A client's transport to a server in this process. */
export function injectSend(app: FastifyInstance): Send {
  return async ({ method, url, headers, body, form, binary }) => {
    const multipart = form && new Response(form);
    const response = await app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(multipart ? { 'content-type': multipart.headers.get('content-type') ?? '' } : {}),
      },
      ...(multipart ? { payload: Buffer.from(await multipart.arrayBuffer()) } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const answered = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    return {
      status: response.statusCode,
      headers: answered,
      body: binary ? response.rawPayload : response.payload === '' ? undefined : response.json(),
    };
  };
}
