// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorLanguageProvider } from '../editor-messages.tsx';
import { editorLanguage } from '../language/editor-languages.ts';
import { FocalPoint } from './focal-point.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('moves where its picture is pressed, and neither by a finger that scrolls past nor by a press on the point', async () => {
  const onMove = vi.fn();
  const place = document.createElement('div');
  const root = createRoot(document.body.appendChild(place));
  await act(async () =>
    root.render(
      <EditorLanguageProvider language={editorLanguage('en')}>
        <FocalPoint src="/boat.png" x={50} y={50} onMove={onMove} />
      </EditorLanguageProvider>,
    ),
  );
  const picture = place.querySelector('[role=presentation]');
  if (!picture) throw new Error('There is no picture');
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 200, 100));
  const at = { bubbles: true, clientX: 70, clientY: 30 };
  const image = place.querySelector('img');
  image?.dispatchEvent(new PointerEvent('pointerdown', at));
  place.querySelector('button')?.dispatchEvent(new MouseEvent('click', at));
  expect(onMove).not.toHaveBeenCalled();
  image?.dispatchEvent(new MouseEvent('click', at));
  expect(onMove.mock.calls).toEqual([[30, 20]]);
  await act(async () => root.unmount());
});
