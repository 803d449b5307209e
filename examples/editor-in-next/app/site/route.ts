import { SaveError, saveToContent, type Command } from '@boardwright/editor/save-to-content';
import { kinds } from '../kinds';
import { readSite, writeSite } from './stored-site';

export async function GET(): Promise<Response> {
  return Response.json(await readSite());
}

/** Saves one command of the editor. Who may do so, your application says here. */
export async function POST(request: Request): Promise<Response> {
  const { command, revision } = (await request.json()) as { command: Command; revision?: number };
  try {
    const { site, saved } = saveToContent(await readSite(), command, kinds, revision);
    await writeSite(site);
    return Response.json(saved);
  } catch (error) {
    if (error instanceof SaveError) return Response.json(error.problem, { status: 409 });
    throw error;
  }
}
