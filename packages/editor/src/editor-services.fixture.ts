import { validatorsFixture } from './validators.fixture.ts';
import type { EditorServices } from './editor-services.tsx';

/** The services for the tests of the editor's controls; a picture named 'broken.png' cannot be stored. */
export function editorServicesFixture(changes: Partial<EditorServices> = {}): EditorServices {
  return {
    uploadImage: async (file) => {
      if (file.name === 'broken.png') throw new Error('File upload error');
      return { url: `/uploads/${file.name}` };
    },
    findPictures: undefined,
    altOf: (alt) => alt['nl'] ?? '',
    configuration: {
      segments: [
        { id: 1, name: 'Techniek', segment_group_id: 1 },
        { id: 2, name: 'Zorg en welzijn', segment_group_id: 1 },
        { id: 9, name: 'Vast', segment_group_id: 2 },
      ],
      segments_groups: [
        { id: 1, key: 'industry', name: 'Branche', jobs: true, candidates: true, organisations: true },
        { id: 2, key: 'contract', name: 'Contract', jobs: true, candidates: true, organisations: false },
      ],
      job_boards: [],
    },
    pages: [
      { identifier: 'p-home', name: 'Home', address: '/' },
      { identifier: 'p-job-list', name: 'Vacatures', address: '/vacatures' },
    ],
    themeColours: [
      { name: 'Primary', value: '#00616b' },
      { name: 'Secondary', value: '#e6a03a' },
    ],
    siteName: 'wadwerk.nl',
    products: [
      { id: 3, name: 'Vacature, 30 dagen' },
      { id: 4, name: 'Vacature, 60 dagen' },
    ],
    loadMessages: async () => () => ({}),
    validators: validatorsFixture,
    ownWidgets: () => undefined,
    ...changes,
  };
}
