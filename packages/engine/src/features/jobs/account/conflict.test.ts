import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewMyJob } from '../../../testing/preview-employer-jobs.ts';
import {
  baseOf,
  conflictFields,
  conflictsOf,
  conflictText,
  pickField,
  theirField,
  withPicks,
} from './conflict.ts';
import { type JobValues, jobValues, textNames } from './job-values.ts';

const read = jobValues(previewMyJob(1), 'Europe/Amsterdam');
const base = baseOf(read);
const changed = (texts: Partial<JobValues['texts']>, rest: Partial<JobValues> = {}): JobValues => ({
  ...read,
  ...rest,
  texts: { ...read.texts, ...texts },
});

describe('two people who change one job', () => {
  it('are asked only about what the other changed', () => {
    const mine = changed({ title: 'Kok', salary_min: '3000' });
    const theirs = changed({ title: 'Sous-chef', description: 'Soep.' }, { remote: true });
    expect(conflictsOf(mine, theirs, base)).toEqual([
      { field: 'title', mine: 'Kok', theirs: 'Sous-chef', pick: 'mine' },
      { field: 'description', mine: read.texts.description, theirs: 'Soep.', pick: 'theirs' },
      { field: 'remote', mine: '', theirs: '1', pick: 'theirs' },
    ]);
  });

  it('are asked about all that differs where nobody knows what was read', () => {
    for (const unknown of ['', '{}', 'null', '[1]'])
      expect(
        conflictsOf(changed({ title: 'Kok' }), changed({ website: 'https://x.example' }), unknown),
      ).toMatchObject([
        { field: 'title', pick: 'mine' },
        { field: 'website', pick: 'mine' },
      ]);
  });

  it('agree where a text is only written in another way', () => {
    const mine = changed({
      job: '<p>Je fietst door elf dorpen.</p><ul><li>wondzorg</li><li>een praatje</li></ul>',
    });
    expect(conflictsOf(mine, changed({ title: 'X' }), base).map(({ field }) => field)).toEqual(['title']);
  });

  it('end with what each was chosen for, whatever both wrote', () => {
    const texts = fc.record(Object.fromEntries(textNames.map((name) => [name, fc.string()])));
    fc.assert(
      fc.property(texts, fc.boolean(), fc.array(fc.nat(500)), (other, takesTheirs, ids) => {
        const theirs = changed(other, { segmentIds: [...new Set(ids)] });
        const conflicts = conflictsOf(read, theirs, '');
        const form = new FormData();
        form.set(theirField, JSON.stringify(conflicts));
        for (const { field, mine } of conflicts) {
          form.set(field, mine);
          form.set(pickField(field), takesTheirs ? 'theirs' : 'mine');
        }
        const after = withPicks(form);
        for (const { field, mine, theirs: wanted } of conflicts) {
          if (!takesTheirs) expect(after.get(field)).toBe(mine);
          else if (field === 'segment_ids') expect(after.getAll(field).join(',')).toBe(wanted);
          else
            expect(after.get(field) ?? '').toBe(
              field === 'remote' || field === 'show_logo' ? wanted : wanted,
            );
        }
      }),
    );
  });

  it('cannot be given fields that the form does not have', () => {
    const form = new FormData();
    form.set(theirField, JSON.stringify([{ field: 'revision', theirs: '1' }, 7, null, { field: 'title' }]));
    form.set('pick_revision', 'theirs');
    expect([...withPicks(form).keys()]).toEqual([theirField, 'pick_revision']);
    form.set(theirField, 'no JSON');
    expect(withPicks(form).get('title')).toBeNull();
  });

  it('has a text for each field that is compared', () => {
    for (const field of conflictFields) expect(typeof conflictText(read, field)).toBe('string');
  });
});
