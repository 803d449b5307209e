import '@boardwright/editor/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SchemaAndPanel } from './schema-and-panel.tsx';

/** Shows it in an element. @returns how to take it away */
export function mountSchemaPanel(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <SchemaAndPanel />
    </StrictMode>,
  );
  return () => root.unmount();
}
