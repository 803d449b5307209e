import { expect, it } from 'vitest';
import { strayPictures } from './picture-files.ts';

it('every picture is one of a fixture (npm run storybook -- --update-pictures)', () => {
  expect(strayPictures()).toEqual([]);
});
