import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  siteSettingsSchema,
  type SiteSettings,
  siteTextNames,
} from '../../packages/blocks-schema/src/index.ts';
import { root } from '../repository-files.ts';
import { openBoard, type RunningBoard } from './running-board.ts';
import { type Proof as OneProof, settingEffects } from './setting-effects.ts';

type Name = keyof SiteSettings;
const textName = (name: Name) => siteTextNames.find((one) => one === name);

type Proof = (typeof settingEffects)[Name];
const isOne = (proof: Proof): proof is Extract<Proof, OneProof> =>
  'to' in proof || 'provedBy' in proof || 'only' in proof;

/** Each setting with its proof, and each part of one. */
const proofs = (Object.entries(settingEffects) as [Name, Proof][]).flatMap(([name, proof]) =>
  isOne(proof)
    ? [{ name, title: name, part: name, proof }]
    : Object.entries<OneProof>(proof).map(([part, one]) => ({
        name,
        title: `${name}.${part}`,
        part,
        proof: one,
      })),
);

/** @param url of a demo that runs by then: a start for these alone would cost as much as all of them */
export function everySetting(url: () => string): void {
  describe('every setting of a site', () => {
    let board: RunningBoard;
    beforeAll(async () => {
      board = await openBoard(url());
    });

    it('has its proof here, each part of one too', () => {
      expect(Object.keys(settingEffects).sort()).toEqual(Object.keys(siteSettingsSchema.properties).sort());
      expect(Object.keys(settingEffects.default_images).sort()).toEqual(
        Object.keys(siteSettingsSchema.properties.default_images.properties).sort(),
      );
    });

    it.each(
      proofs.flatMap(({ name, title, proof }) => ('to' in proof ? [{ name, title, effect: proof }] : [])),
    )('$title changes what a visitor or caller gets', async ({ name, effect }) => {
      const { to, beside = {}, answer, contains, hides } = effect;
      const written = textName(name);
      const matches = async (expected: string | RegExp) => {
        const text = await answer(board);
        return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
      };
      // A page that is kept ends a moment after a change.
      const become = (expected: string | RegExp, is: boolean) =>
        expect.poll(() => matches(expected), { timeout: 20_000 }).toBe(is);
      const expected = contains ?? hides ?? '';
      const isContained = contains !== undefined;
      await become(expected, !isContained);
      await (written ? board.setText(written, String(to)) : board.set({ [name]: to, ...beside }));
      await become(expected, isContained);
      const none = Object.fromEntries(Object.keys(beside).map((key) => [key, null]));
      await (written
        ? board.setText(written, board.textWas(written))
        : board.set({ [name]: board.was(name), ...none }));
      await become(expected, !isContained);
    });

    it.each(
      proofs.flatMap(({ title, part, proof }) =>
        'provedBy' in proof ? [{ title, part, file: proof.provedBy }] : [],
      ),
    )('$title is set and looked for in $file', ({ part, file }) => {
      expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${part}\\b`));
    });

    it.each(proofs.flatMap(({ name, proof }) => ('only' in proof ? [{ name, only: proof.only }] : [])))(
      '$name has one value to choose',
      ({ name, only }) => {
        const schema: object = siteSettingsSchema.properties[name];
        expect(schema).toMatchObject({ enum: [only] });
      },
    );
  });
}
