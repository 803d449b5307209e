import { defineEndpoint } from '../define-endpoint.ts';
import {
  experiment,
  experimentLengths,
  experimentMeasures,
  experimentShares,
} from '../entities/experiment.ts';
import { list, one } from '../shape.ts';
import { anything, localeUpper, uid } from './site-builder-parts.ts';

export const findExperiments = defineEndpoint({
  method: 'GET',
  path: '/job-board-builder/sites/{id:int}/experiments',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Tests of blocks with what was counted and what it says: those that run first, then the hundred that ended last.',
  reply: list(experiment),
  errors: ['notFound'],
});

export const startExperiment = defineEndpoint({
  method: 'POST',
  path: '/job-board-builder/blocks/{id:int}/experiments',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Starts a test of a block: some visitors see it as it is (A), some with other settings (B). What decides is chosen here, and while it runs the block does not change.',
  body: {
    type: 'object',
    required: ['uid', 'locale', 'settings', 'version', 'measure', 'share', 'days'],
    additionalProperties: false,
    properties: {
      uid,
      locale: localeUpper,
      /** Those of B. */
      settings: anything,
      version: { type: 'integer', minimum: 0 },
      measure: { enum: experimentMeasures },
      /** Of a hundred visitors, how many see B. */
      share: { enum: experimentShares },
      days: { enum: experimentLengths },
    },
  },
  status: 201,
  reply: one(experiment),
  errors: [
    'notFound',
    'blockDeleted',
    'pageDeleted',
    'validation',
    'experimentRunning',
    'experimentBlock',
    'experimentUnpublished',
  ],
});

export const endExperiment = defineEndpoint({
  method: 'PUT',
  path: '/job-board-builder/experiments/{id:int}',
  roles: ['admin'],
  area: 'pages',
  summary:
    'Ends a test, or says of one that has ended which version stays. Every visitor sees A again; that of B is saved in the block as any settings are.',
  body: {
    type: 'object',
    required: ['outcome'],
    additionalProperties: false,
    properties: { outcome: { enum: ['a', 'b'] } },
  },
  overwrites: 'A version is chosen, and nothing is typed; another choice than the first is refused.',
  reply: one(experiment),
  errors: ['notFound', 'experimentDecided'],
});

export const experimentEndpoints = { findExperiments, startExperiment, endExperiment } as const;
