import axios from 'axios';
import type { Send } from './send.ts';

/** The transport of a browser. */
export const axiosSend: Send = async (request) => {
  const response = await axios.request<unknown>({
    method: request.method,
    url: request.url,
    headers: { ...request.headers },
    data: request.form ?? request.body,
    signal: request.signal,
    timeout: request.timeout,
    responseType: request.binary ? 'arraybuffer' : 'json',
    validateStatus: null,
    // There is no such cookie: looking for it would hold every call back until the browser's store has answered.
    withXSRFToken: false,
  });
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const body =
    request.binary && response.data !== undefined
      ? new Uint8Array(response.data as ArrayBuffer)
      : response.data;
  return { status: response.status, headers, body };
};
