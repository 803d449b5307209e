import type { AnyBlock } from '../board/define-block.ts';
import type { PreviewCalls, PreviewRequests } from './preview-calls.ts';
import { renderBlock, type Rendering } from './render-block.ts';

/** What a block was to draw. */
export interface Drawing {
  readonly settings: object;
  readonly drawing: Rendering | undefined;
}

/** What comes of a drawing: the page, and what was asked of the API by the calls it answers. */
export async function outcomeOf(block: AnyBlock, { settings, drawing }: Drawing) {
  const requests: unknown[] = [];
  const page = await renderBlock(block, settings, noted(drawing, requests));
  return { page, request: JSON.stringify(requests) };
}

/** The calls of a drawing, each noted with what it was asked. */
function noted(drawing: Rendering | undefined, requests: unknown[]): Rendering | undefined {
  const calls = drawing?.answers?.calls;
  if (calls === undefined) return drawing;
  const notedGroup = (group: PreviewCalls, called: string): PreviewCalls =>
    Object.fromEntries(
      Object.entries(group).map(([name, call]) => [
        name,
        (request: PreviewRequests) => {
          requests.push({ call: `${called}.${name}`, query: request.query, body: request.body });
          return call(request);
        },
      ]),
    );
  const groups = Object.entries(calls).map(([name, group]) => [name, notedGroup(group, name)]);
  return { ...drawing, answers: { ...drawing?.answers, calls: Object.fromEntries(groups) } };
}
