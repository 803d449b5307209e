import { finalStageKinds, stageKinds } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { mayWithdraw, reasonToStay } from './application.policy.ts';

describe('an application', () => {
  it.each(stageKinds)('at a stage of kind %s is taken back only where nothing was decided', (kind) => {
    const withdraw = () => mayWithdraw(kind);
    if ((finalStageKinds as readonly string[]).includes(kind))
      expect(withdraw).toThrow(expect.objectContaining({ code: 'transitionNotAllowed' }));
    else expect(withdraw).not.toThrow();
  });
});

describe('an applicant', () => {
  const received = 1;
  it.each([
    ['moves on', { stageId: 2, withdrawnAt: null }, 2, 3, undefined],
    ['moves on, seen nowhere', { stageId: 2, withdrawnAt: null }, undefined, 3, undefined],
    ['moves on from where all arrive', { stageId: null, withdrawnAt: null }, received, 3, undefined],
    ['stays where a colleague moved them meanwhile', { stageId: 4, withdrawnAt: null }, 2, 3, 'moved'],
    ['is where a colleague moved them', { stageId: 3, withdrawnAt: null }, 2, 3, undefined],
    ['stays withdrawn', { stageId: 2, withdrawnAt: new Date(0) }, 2, 3, 'withdrawn'],
  ] as const)('%s', (_title, application, seen, to, reason) => {
    expect(reasonToStay(application, seen, to, received)).toBe(reason);
  });
});
