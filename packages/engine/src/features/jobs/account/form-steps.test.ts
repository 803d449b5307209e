import { describe, expect, it } from 'vitest';
import { qualityChecks } from '../job-quality/judge-job.ts';
import { firstWrongStep, formSteps, stepOfCheck, stepOfField } from './form-steps.ts';
import { fitsRichEditor, storedMarkup } from './rich-markup.ts';
import { markupToHtml } from '../../../page/forms/text-markup.ts';

describe('the steps of the form', () => {
  it('hold every check of the quality, and lead to the first field that is wrong', () => {
    for (const check of qualityChecks) expect(formSteps).toContain(stepOfCheck(check));
    expect(stepOfField('segment_ids')).toBe('what');
    expect(firstWrongStep(['till', 'location_name', 'salary_max'])).toBe('where');
    expect(firstWrongStep([])).toBeUndefined();
  });
});

describe('the text of a job', () => {
  it('is written in the editor unless it holds what the editor would lose', () => {
    expect(fitsRichEditor('<p>Kom <strong>nu</strong><br><a href="/x">hier</a></p>')).toBe(true);
    expect(fitsRichEditor('Een < twee')).toBe(true);
    for (const html of ['<table><tr><td>1</td></tr></table>', '<p><sub>2</sub></p>', '<IMG src=x>'])
      expect(fitsRichEditor(html)).toBe(false);
  });

  it('is stored as a plain field would have it', () => {
    expect(storedMarkup('<p>Jij kookt.</p><ul><li><p>vers</p></li><li><p>warm</p></li></ul><p></p>')).toBe(
      markupToHtml('Jij kookt.\n\n- vers\n- warm'),
    );
    const two = '<ul><li><p>één</p><p>twee</p></li></ul>';
    expect(storedMarkup(two)).toBe(two);
  });
});
