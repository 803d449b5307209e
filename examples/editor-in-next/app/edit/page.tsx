'use client';

import { Editor, type SiteContent } from '@boardwright/editor';
import { useEffect, useState } from 'react';
import '@boardwright/editor/styles.css';
import { blocks } from '../blocks';
import { effects } from './effects';

/** Where the site is edited. */
export default function EditPage() {
  const [site, setSite] = useState<SiteContent>();
  useEffect(() => {
    void fetch('/site').then(async (response) => setSite((await response.json()) as SiteContent));
  }, []);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      {site && <Editor blocks={blocks} site={site} effects={effects} />}
    </div>
  );
}
