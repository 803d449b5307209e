import { expect, it } from 'vitest';
import { contract, type EndpointGroup } from '../contract/index.ts';
import { callOf } from '../contract/call.ts';
import { calls } from './calls.ts';

it('are those of the contract: `npm run check -- --fix` writes them', () => {
  const groups = Object.entries<EndpointGroup>(contract);
  expect(groups.map(([group]) => group)).toEqual(Object.keys(calls));
  for (const [group, endpoints] of groups)
    expect({ [group]: calls[group as keyof typeof calls] }).toEqual({
      [group]: Object.fromEntries(
        Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint)]),
      ),
    });
});
