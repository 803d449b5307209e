import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { SiteApp } from '../app/index.ts';
import { appRequest } from './page-request.ts';

/** Milliseconds for which the end of the editor's document waits for the address of its page. */
const longest = 500;
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; media-src 'self' blob: https:; frame-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface EditorPageOptions {
  /** Folder of the built editor. */
  readonly folder: string;
  readonly app: () => Promise<SiteApp> | SiteApp;
  readonly onLog: (name: string, error: unknown) => void;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const attribute = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => entities[sign] ?? sign);

/** The document in two parts: its head asks for the scripts while the address of the page is looked up. */
async function* documentWith(
  html: string,
  isGuest: boolean,
  lookUp: () => Promise<string | undefined>,
): AsyncGenerator<string> {
  const end = html.indexOf('</head>');
  yield html.slice(0, end);
  // Who brings no session need not ask for it to be refused.
  if (isGuest) yield '<meta name="session" content="none">';
  // Nothing of the look-up stands before the head on its way.
  await setImmediate();
  const found = await lookUp();
  if (found !== undefined) yield `<meta name="canvas" content="${attribute(found)}">`;
  yield html.slice(end);
}

/** What the canvas will ask for at the address the editor was asked for; undefined where that is not known in time. */
async function addressFor(
  request: FastifyRequest,
  { app, onLog }: EditorPageOptions,
): Promise<string | undefined> {
  const asked = appRequest(request);
  if (!asked) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longest);
  });
  try {
    return await Promise.race([(await app()).canvasAddress(asked), late]);
  } catch (error) {
    // Policy: the editor starts all the same, asks for its page later, and says itself what it cannot read.
    onLog('Canvas Address Error', error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether no session of an admin came along, be it one that waits for its second step. */
const isGuest = ({ cookies }: FastifyRequest): boolean =>
  !Object.keys(cookies).some((name) => name.startsWith('auth.admin'));

/** The editor's document: the same at all its addresses, but for the page that its canvas will show, and whether somebody is there. */
export function registerEditorPage(fastify: FastifyInstance, options: EditorPageOptions): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    lookUp: () => Promise<string | undefined>,
  ): Promise<FastifyReply> => {
    const html = await readFile(join(options.folder, 'index.html'), 'utf8');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(Readable.from(documentWith(html, isGuest(request), lookUp)));
  };
  fastify.get('/admin', (request, reply) => send(request, reply, () => addressFor(request, options)));
  fastify.get('/admin/*', (request, reply) => send(request, reply, async () => undefined));
}
