import { revisionOf, SaveError, type EditorEffects, type SaveProblem } from '@boardwright/editor';

/** What is saved goes to this application's own server. */
export const effects: EditorEffects = {
  async save(command, confirmed) {
    // With it the server tells what would overwrite a colleague's.
    const revision = revisionOf(command, confirmed);
    const body = JSON.stringify({ command, revision });
    const response = await fetch('/site', { method: 'POST', body }).catch(() => {
      throw new SaveError({ kind: 'offline' });
    });
    if (response.status === 409) throw new SaveError((await response.json()) as SaveProblem);
    if (!response.ok) throw new Error('It could not be saved. Try again in a moment.');
    return (await response.json()) as Awaited<ReturnType<EditorEffects['save']>>;
  },
};
