import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormTooLarge, readFormBody } from './form-body.ts';
import { createFormSlots, NoSlotForForms } from './form-slots.ts';

const limits = { start: 20, end: 4, most: 100 };

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}

describe('the body of a form', () => {
  it('is whole up to the limit; beyond it keeps its start and its end, however it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 100 }),
        fc.integer({ min: 1, max: 120 }),
        async (bytes, size) => {
          const read = await readFormBody(chunksOf(bytes, size), limits);
          const whole = bytes.length <= 24;
          const expected = whole ? [...bytes] : [...bytes.subarray(0, 20), ...bytes.subarray(-4)];
          expect([...read]).toEqual(expected);
        },
      ),
    );
  });

  it('is refused when it has no end', async () => {
    await expect(readFormBody(chunksOf(new Uint8Array(101), 7), limits)).rejects.toBeInstanceOf(FormTooLarge);
  });

  it('tells of as many bytes as are held while it is read, and no more', async () => {
    let held = 0;
    await readFormBody(chunksOf(new Uint8Array(100), 9), limits, (bytes) => {
      held += bytes;
    });
    expect(held).toBe(limits.start + 2 * limits.end);
  });

  it('still holds the fields before and after a file that is far too large', async () => {
    const form = new FormData();
    form.set('given_name', 'Sanne');
    form.set('cv', new File([new Uint8Array(5000)], 'cv.pdf'));
    form.set('motivation_text', 'Graag!');
    const sent = new Response(form);
    const bytes = new Uint8Array(await sent.clone().arrayBuffer());
    const stored = await readFormBody(chunksOf(bytes, 777), { start: 2000, end: 500, most: 10_000 });
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const read = await new Response(new Uint8Array(stored), { headers }).formData();
    expect([read.get('given_name'), read.get('motivation_text')]).toEqual(['Sanne', 'Graag!']);
    expect((read.get('cv') as File).size).toBeGreaterThan(1000);
  });
});

describe('the room for forms with files', () => {
  it('is of all together, and free again when each has left, once', () => {
    const slots = createFormSlots(100);
    const [one, other] = [slots.enter(), slots.enter()];
    one.hold(60);
    expect(() => other.hold(60)).toThrow(NoSlotForForms);
    other.hold(40);
    one.leave();
    one.leave();
    other.hold(60);
    expect(() => other.hold(1)).toThrow(NoSlotForForms);
    // Who has left is not read on.
    one.hold(1000);
    other.leave();
    slots.enter().hold(100);
  });
});
