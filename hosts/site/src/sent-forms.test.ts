import type { ActionResult, FormPost } from '@boardwright/engine';
import { expect, it } from 'vitest';
import { createSentForms } from './sent-forms.ts';

const post: FormPost = { address: '/here', form: new FormData() };

it('a page waits as long as any form is on its way, also one that fails', async () => {
  const answers: ((answer: ActionResult | Error) => void)[] = [];
  const forms = createSentForms(
    () =>
      new Promise((resolve, reject) =>
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
      ),
  );
  const noted: boolean[] = [];
  const end = forms.subscribe(() => noted.push(forms.isAnyOnTheWay()));
  const [first, second] = [forms.send(post), forms.send(post)];
  expect(forms.isAnyOnTheWay()).toBe(true);
  answers[0]?.({ ok: true });
  await first;
  expect(forms.isAnyOnTheWay()).toBe(true);
  answers[1]?.(new Error('No line'));
  await expect(second).rejects.toThrow('No line');
  expect(noted).toEqual([true, true, true, false]);
  end();
  void forms.send(post);
  expect(noted).toHaveLength(4);
});
