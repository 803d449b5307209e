import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Deps } from '../deps.ts';
import type { StoredMail } from '../ports/mailer.ts';
import { HttpError } from './http-error.ts';

const maxMails = 200;
const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); vertical-align: top; }
  td { overflow-wrap: anywhere; }
  time { white-space: nowrap; font-variant-numeric: tabular-nums; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  iframe { width: 100%; height: 40rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); background: #fff; }
  dt { font-weight: 600; } dd { margin: 0 0 .5rem; }`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style><body>${body}</body></html>`;
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-same-origin",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .send(html);
}

function moment(at: string): string {
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))}</time>`;
}

function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${moment(at)}</td><td>${escapeHtml(to)}</td><td><a href="/outbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Sent (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Outbox',
    `<h1>Outbox</h1><p>Mails are kept here because no mail server is configured (SMTP_URL).</p>${
      mails.length > 0 ? table : '<p>No mail yet.</p>'
    }`,
  );
}

function mailPage({ id, at, from, to, replyTo, subject, text, html, attachments }: StoredMail): string {
  const facts = [
    ['From', from],
    ['To', to],
    ...(replyTo ? [['Reply to', replyTo]] : []),
    ...attachments.map(({ name, mime, size }) => ['Attachment', `${name} (${mime}, ${size} bytes)`]),
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  const rendered =
    html === null
      ? ''
      : `<h2>As drawn</h2><iframe sandbox title="The mail as drawn" src="/outbox/${id}/html"></iframe>`;
  return page(
    subject,
    `<p><a href="/outbox">Outbox</a></p><h1>${escapeHtml(subject)}</h1><p>${moment(at)} UTC</p><dl>${facts.join('')}</dl>${rendered}<h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

const nearRanges: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

function isNearAddress(address: string): boolean {
  return ipaddr.isValid(address) && nearRanges.includes(ipaddr.process(address).range());
}

/**
 * Whether a request surely comes from this machine or its own network: its peer does, and so does everybody that a
 * proxy says it speaks for, whether that proxy is believed or not. What cannot be known is far.
 */
function isNear({ socket, headers }: FastifyRequest): boolean {
  const forwardedFor = [headers['x-forwarded-for'] ?? [], headers['x-real-ip'] ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((address) => address.trim());
  return (
    headers['forwarded'] === undefined && [socket.remoteAddress ?? '', ...forwardedFor].every(isNearAddress)
  );
}

/** A page of a stranger's name that was made to lead here (DNS rebinding) reads nothing: its host is no site of ours. */
async function isKnownHost({ headers }: FastifyRequest, tenants: Deps['tenants']): Promise<boolean> {
  const named = [headers['x-site-host'] ?? [], headers.host ?? []].flat();
  const known = await Promise.all(named.map((host) => tenants.atHost(host)));
  return known.length > 0 && known.every((tenant) => tenant !== undefined);
}

/**
 * `/outbox`: what would have been mailed, to be read in a browser. Only there while mails are kept as files, and only
 * for this machine and its own network, under a host of a site: mails are personal.
 */
export function addOutbox(app: FastifyInstance, { outbox, tenants }: Deps): void {
  if (!outbox) return;
  const find = async (id: string): Promise<StoredMail> => {
    const mail = await outbox.read(id);
    if (!mail) throw new HttpError('notFound');
    return mail;
  };
  const near = async (request: FastifyRequest): Promise<void> => {
    if (!isNear(request) || !(await isKnownHost(request, tenants))) throw new HttpError('notFound');
  };
  /** `?to=` part of an address: what was sent to one person, also before what is newest. */
  app.get<{ Querystring: { to?: string | string[] } }>(
    '/outbox',
    { onRequest: near },
    async ({ query }, reply) =>
      send(reply, listPage(await outbox.list(maxMails, [query.to ?? ''].flat()[0]))),
  );
  app.get<{ Params: { id: string } }>('/outbox/:id', { onRequest: near }, async ({ params }, reply) =>
    send(reply, mailPage(await find(params.id))),
  );
  app.get<{ Params: { id: string } }>('/outbox/:id/html', { onRequest: near }, async ({ params }, reply) => {
    const { html } = await find(params.id);
    return send(reply, html ?? '');
  });
}
