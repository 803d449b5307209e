import { defineEndpoint } from '../define-endpoint.ts';
import { outdatedText } from '../entities/outdated-text.ts';
import { list } from '../shape.ts';
import { id, localeUpper } from './site-builder-parts.ts';

export const findOutdatedTexts = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/outdated-texts',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Translations whose source was changed after they were written. Of those written before this was noted nobody knows; they are not among them.',
  reply: list(outdatedText),
  errors: ['notFound'],
});

const text = { type: 'string', maxLength: 200_000 } as const;

export const confirmTranslation = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/sites/{id:int}/outdated-texts',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Says that a translation is right for its source as it is now; answers with those that are still outdated. Where either was changed in between, nothing is said of what it is now.',
  body: {
    type: 'object',
    required: ['locale', 'path', 'text', 'source'],
    additionalProperties: false,
    properties: {
      block_id: id,
      page_id: id,
      locale: localeUpper,
      path: { type: 'string', maxLength: 500 },
      text,
      source: text,
    },
  },
  reply: list(outdatedText),
  errors: ['notFound'],
});

export const outdatedTextEndpoints = { findOutdatedTexts, confirmTranslation } as const;
