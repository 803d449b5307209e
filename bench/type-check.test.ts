import { describe, expect, it } from 'vitest';
import { jumps, readDiagnostics } from './type-check.ts';

const output = `02:31:18 AM - Projects in this build:
    * packages/messages/tsconfig.json
    * packages/ui/tsconfig.json

02:31:18 AM - Project 'packages/messages/tsconfig.json' is out of date because output is older than input

02:31:18 AM - Building project 'packages/messages/tsconfig.json'...

packages/messages/src/a.ts(7,3): error TS2322: Type 'x' is not assignable to type 'y'.
  Property 'z' is missing.
Files:                    99
Instantiations:        32745
Memory used:          18669K
Check time:           0.120s
02:31:18 AM - Building project 'packages/ui/tsconfig.json'...

Files:                  1164
Instantiations:       412231
Check time:           3.250s
Projects in scope:         2
Aggregate Instantiations: 444976
`;

describe('the type check', () => {
  it('is read project by project, and apart from it what is wrong', () => {
    expect(readDiagnostics(output)).toEqual({
      costs: [
        { project: 'packages/messages', files: 99, instantiations: 32_745, seconds: 0.12 },
        { project: 'packages/ui', files: 1164, instantiations: 412_231, seconds: 3.25 },
      ],
      rest: `packages/messages/src/a.ts(7,3): error TS2322: Type 'x' is not assignable to type 'y'.\n  Property 'z' is missing.`,
    });
  });

  it('is called dear from half as much again on', () => {
    const cost = (instantiations: number) => [{ project: 'engine', files: 1, instantiations, seconds: 1 }];
    expect(jumps(cost(150_000), { engine: 100_000 })).toEqual([]);
    expect(jumps(cost(150_001), { engine: 100_000 })).toEqual([expect.stringContaining('engine: 150001')]);
    expect(jumps(cost(29_000), { engine: 100 })).toEqual([]);
    expect(jumps(cost(10), {})).toEqual([expect.stringContaining('--renew')]);
  });
});
