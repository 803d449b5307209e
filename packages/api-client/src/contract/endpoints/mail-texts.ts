import { defineEndpoint } from '../define-endpoint.ts';
import { listedMail, mailText, mailTextPreview, testedMail } from '../entities/mail-text.ts';
import { list, one } from '../shape.ts';

const byKey = {
  type: 'object',
  maxProperties: 100,
  additionalProperties: { type: 'string', maxLength: 4000 },
} as const;

const draft = {
  type: 'object',
  required: ['variant', 'texts'],
  additionalProperties: false,
  properties: {
    variant: { type: 'string', maxLength: 60 },
    /** The site's own texts by key; what is left out is the product's. */
    texts: byKey,
  },
} as const;

/** What the mails of a site say, as its admins change it. */
const findMailTexts = defineEndpoint({
  method: 'GET',
  path: '/mail-texts',
  roles: ['admin'],
  area: 'content',
  summary: 'Every mail that the product sends, and in which languages the site has words of its own for it.',
  reply: list(listedMail),
});

const readMailText = defineEndpoint({
  method: 'GET',
  path: '/mail-texts/{kind}/{language}',
  roles: ['admin'],
  area: 'content',
  summary:
    'The texts of a mail in a language of the site: those of the product, and what the site put in their place.',
  reply: one(mailText),
  errors: ['notFound'],
});

const saveMailText = defineEndpoint({
  method: 'PUT',
  path: '/mail-texts/{kind}/{language}',
  roles: ['admin'],
  area: 'content',
  summary:
    'Puts texts of the site in the place of the product’s; what is left out is the product’s again. Who read an older `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision', 'texts'],
    additionalProperties: false,
    properties: {
      revision: { type: 'integer', minimum: 0, maximum: 2_147_483_646 },
      texts: byKey,
    },
  },
  reply: one(mailText),
  errors: ['notFound', 'validation', 'conflict'],
});

const previewMailText = defineEndpoint({
  method: 'POST',
  path: '/mail-texts/{kind}/{language}/preview',
  roles: ['admin'],
  area: 'content',
  changesNothing: true,
  summary:
    'A mail with sample data as it would go out with these texts, and what is wrong with them. Nothing is stored.',
  body: draft,
  reply: one(mailTextPreview),
  errors: ['notFound'],
});

const testMailText = defineEndpoint({
  method: 'POST',
  path: '/mail-texts/{kind}/{language}/test',
  roles: ['admin'],
  area: 'content',
  summary:
    'Mails it with sample data and these texts to the address of the admin who calls, thirty times a day at most.',
  perMinute: 10,
  body: draft,
  reply: one(testedMail),
  errors: ['notFound', 'validation', 'tooManyRequests'],
});

export const mailTexts = {
  findMailTexts,
  readMailText,
  saveMailText,
  previewMailText,
  testMailText,
} as const;
