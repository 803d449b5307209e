import { html, type Html } from './escape-html.ts';
import { type MailBrand, readableOn, readableOnWhite } from './mail-brand.ts';

interface MailedLine {
  readonly title: string;
  readonly details: string;
  readonly url: string;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What a mail says, said once: its plain text and its markup are both made from this. */
export type MailPart =
  | { readonly paragraph: string }
  | { readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody else's words, line breaks kept. */
  | { readonly quote: string }
  | { readonly button: MailLink }
  /** Jobs, each with a line of what is known of it. */
  | { readonly jobs: readonly MailedLine[] }
  /** Small ways out, side by side. */
  | { readonly links: readonly MailLink[] }
  | { readonly small: string };

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly parts: readonly MailPart[];
  /** Why this person gets this mail. */
  readonly footer: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function partAsText(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
  if ('button' in part) return `${part.button.label}:\n${part.button.url}`;
  if ('jobs' in part)
    return part.jobs.map(({ title, details, url }) => `${title}\n${details}\n${url}`).join('\n\n');
  if ('links' in part) return part.links.map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
  return part.small;
}

/** Long words and addresses break, so that a phone shows the mail whole; older programs know the second of the two. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';
/** A label has short words: they stay whole, and leave what breaks to its value. */
const whole = 'overflow-wrap:normal;word-break:normal';

function lines(text: string): readonly Html[] {
  return text.split(/\r?\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function jobAsHtml({ title, details, url }: MailedLine): Html {
  return html`<tr>
    <td style="padding:12px 0;border-top:1px solid #e1e6e6">
      <a href="${url}" style="color:#1d2a30;font-weight:600">${title}</a><br />
      <span style="font-size:14px;color:#57666d">${details}</span>
    </td>
  </tr>`;
}

function partAsHtml(part: MailPart, brand: MailBrand): Html {
  if ('paragraph' in part) return html`<p style="margin:0 0 16px">${lines(part.paragraph)}</p>`;
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:4px 16px 4px 0;color:#57666d;vertical-align:top;${whole}">${label}</td>
          <td style="padding:4px 0">${value}</td>
        </tr>`,
    );
    return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
      ${rows}
    </table>`;
  }
  if ('quote' in part) {
    return html`<blockquote
      style="margin:0 0 16px;padding:12px 16px;background:#f4f6f6;border-left:3px solid ${brand.colour}"
    >
      ${lines(part.quote)}
    </blockquote>`;
  }
  if ('button' in part) {
    const { label, url } = part.button;
    return html`<p style="margin:0 0 24px">
      <a
        href="${url}"
        style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand.colour};color:${readableOn(brand.colour)};text-decoration:none;font-weight:600"
        >${label}</a
      >
    </p>`;
  }
  if ('jobs' in part) {
    return html`<table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style="margin:0 0 20px;border-bottom:1px solid #e1e6e6"
    >
      ${part.jobs.map(jobAsHtml)}
    </table>`;
  }
  if ('links' in part) {
    const links = part.links.map(
      ({ label, url }) => html`<a href="${url}" style="margin-right:16px;color:#57666d">${label}</a>`,
    );
    return html`<p style="margin:0 0 16px;font-size:14px">${links}</p>`;
  }
  return html`<p style="margin:0 0 16px;font-size:14px;color:#57666d">${lines(part.small)}</p>`;
}

/** A subject is one header line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}

/** The finished mail: one column that any mail program draws, and the same as plain text. */
export function composeMail(content: MailContent, brand: MailBrand, locale: string): ComposedMail {
  const subject = oneLine(content.subject);
  const mark = brand.logo
    ? html`<img src="${brand.logo}" alt="${brand.name}" height="32" style="display:block;height:32px" />`
    : html`<span style="font-size:20px;font-weight:700;color:${readableOnWhite(brand.colour)}"
        >${brand.name}</span
      >`;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;background:#eef1f1;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1d2a30"
      >
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:#ffffff;border-radius:10px;border-top:4px solid ${brand.colour}"
              >
                <tr>
                  <td style="padding:24px 28px 0">
                    <a href="${brand.url}" style="text-decoration:none">${mark}</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px 12px;${breaks}">
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${content.heading}</h1>
                    ${content.parts.map((part) => partAsHtml(part, brand))}
                  </td>
                </tr>
              </table>
              <p style="max-width:600px;margin:16px auto 0;font-size:13px;color:#57666d">${content.footer}</p>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const text = [
    content.heading,
    ...content.parts.map(partAsText),
    `-- \n${brand.name}\n${brand.url}`,
    content.footer,
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: page.markup };
}
