import { defineEndpoint } from '../define-endpoint.ts';
import { placeholderLengths, placeholders as shapeOfAll } from '../entities/placeholder.ts';
import { one } from '../shape.ts';
import { readRevision } from './query-keys.ts';

const findPlaceholders = defineEndpoint({
  method: 'GET',
  path: '/placeholders',
  roles: ['admin'],
  area: 'content',
  summary:
    'Words of the board that its pages call by a name, where each is used, and names that nobody fills in.',
  reply: one(shapeOfAll),
});

const savePlaceholders = defineEndpoint({
  method: 'PUT',
  path: '/placeholders',
  roles: ['admin'],
  area: 'content',
  summary:
    'Replaces the placeholders of the board. Who read another `revision` is refused with what there is now.',
  body: {
    type: 'object',
    required: ['revision', 'placeholders'],
    additionalProperties: false,
    properties: {
      revision: readRevision,
      placeholders: {
        type: 'array',
        maxItems: placeholderLengths.count,
        items: {
          type: 'object',
          required: ['name', 'texts'],
          additionalProperties: false,
          properties: {
            name: { type: 'string', maxLength: placeholderLengths.name },
            texts: {
              type: 'object',
              maxProperties: 20,
              propertyNames: { pattern: '^[a-z]{2}$' },
              additionalProperties: { type: 'string', maxLength: placeholderLengths.text },
            },
          },
        },
      },
    },
  },
  reply: one(shapeOfAll),
  errors: ['validation', 'conflict'],
});

export const placeholders = { findPlaceholders, savePlaceholders } as const;
