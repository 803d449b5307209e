import { defaultsOf, jobDetails } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '@boardwright/ui/translator';
import { previewBoard } from '../../testing/index.ts';
import { applyAction } from './apply.action.ts';
import type { JobDetailsSettings } from './job-details-data.ts';
import { jobDetailsMessages } from './job-details.messages.ts';
import { loadJobDetails } from './job-details.load.ts';
import { previewContext } from '../../testing/preview-context.ts';

const t = createTranslator('nl', { jobDetails: jobDetailsMessages.nl }).namespace('jobDetails');
const settings = defaultsOf<JobDetailsSettings>(jobDetails);

function contextOf(jobs: object) {
  return previewContext({
    calls: { jobs },
    board: { ...previewBoard('nl', 'guest', ''), path: '/vacature/x', search: '' },
    childSlug: 'x\0y',
    identifier: 'p-job-details',
    settings,
    t,
  });
}

function formOf(values: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  const filled = { job_uuid: 'u-1', given_name: 'Sanne', family_name: 'Bos', email: 's@bos.nl', terms: '1' };
  for (const [name, value] of Object.entries({ ...filled, ...values })) form.append(name, value);
  return form;
}

describe('nonsense', () => {
  it('as the name of a job is a job that is not there', async () => {
    const malformed = Object.assign(new Error('slug'), { name: 'ApiError', code: 'badRequest', status: 400 });
    const jobs = { readJobBySlug: () => Promise.reject(malformed) };
    await expect(loadJobDetails(settings, contextOf(jobs))).rejects.toMatchObject({
      name: 'PageError',
      status: 404,
    });
  });

  it('as a CV of no bytes is told beside the field, and never sent as an application without one', async () => {
    const context = contextOf({ applyToJob: () => Promise.reject(new Error('sent')) });
    const result = await applyAction.run(formOf({ cv: new File([], 'cv.pdf') }), context);
    expect(result).toMatchObject({
      ok: false,
      fields: { cv: [t('applyForm.uploadError')] },
      values: { given_name: 'Sanne' },
    });
  });

  it('in a text, as a NUL, is left out of it', async () => {
    const bodies: { given_name: string }[] = [];
    const jobs = {
      applyToJob: ({ body }: { body: { given_name: string } }) => {
        bodies.push(body);
        return Promise.resolve({ data: {} });
      },
    };
    // A file field that nobody touched arrives without a name.
    const form = formOf({ given_name: 'San\0ne', cv: new File([], '') });
    expect(await applyAction.run(form, contextOf(jobs))).toMatchObject({ ok: true });
    expect(bodies[0]?.given_name).toBe('Sanne');
  });

  it('sent too often says when to come back, keeps what was typed and is no page that went well', async () => {
    const refused = Object.assign(new Error('Too often. Wait a minute.'), {
      name: 'ApiError',
      code: 'tooManyRequests',
      status: 429,
      fields: {},
    });
    const context = contextOf({ applyToJob: () => Promise.reject(refused) });
    const result = await applyAction.run(formOf({}), context);
    expect(result).toMatchObject({
      ok: false,
      status: 429,
      message: 'Too often. Wait a minute.',
      values: { given_name: 'Sanne' },
    });
  });
});
