import { ApiError } from '@boardwright/api-client';
import { PageError } from '@boardwright/engine';
import { expect, it } from 'vitest';
import { isAway } from './is-away.ts';

const unanswered = (code: 'network' | 'timeout') => new ApiError({ status: 0, code, message: 'No answer' });
const answered = (status: number) => new ApiError({ status, code: 'server', message: 'An answer' });
const timeIsOver = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError');

it.each([
  ['nobody is reached', unanswered('network'), true],
  ['no answer comes in time', unanswered('timeout'), true],
  ['the API says that its database is away', answered(503), true],
  ['the time for the page is over', timeIsOver(), true],
  ['it is so for a block', new PageError(500, 'Server error', { cause: timeIsOver() }), true],
  ['something broke', answered(500), false],
  ['a block is wrong', new PageError(500, 'Server error', { cause: new TypeError('no') }), false],
])('knows whether it is over in a moment when %s', (_when, error, away) => expect(isAway(error)).toBe(away));
