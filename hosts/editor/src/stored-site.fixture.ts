/** A request of the editor, as far as a test looks at it. */
export interface Sent {
  readonly url: string;
  readonly body?: unknown;
}

/** A site of one page with one block, as the API has it. */
const site = {
  id: 18,
  status: 'active',
  name: 'Wadwerk',
  job_board_id: 1,
  revision: 3,
  version: 7,
  default_language: 'nl',
  supported_languages: ['nl'],
  settings: {},
  texts: { NL: {} },
  cookie_scripts: [],
  pages: [
    {
      id: 1,
      key: 'p-home',
      revision: 1,
      path: { nl: '' },
      settings: { NL: { id: 10, revision: 1, settings: { page_title: 'Home' } } },
      blocks: [12],
    },
  ],
  blocks: [
    {
      id: 12,
      key: 'faq',
      isGlobal: false,
      revision: 1,
      custom_styles: '',
      settings: { NL: { id: 120, revision: 1, version: 1, settings: { faq_title: 'Vragen' } } },
    },
  ],
};
const configuration = {
  sites: [{ host: 'localhost', job_board_builder_site_id: 18, job_board_id: 1 }],
  job_boards: [],
  segments: [],
  segments_groups: [],
};

const answers: readonly (readonly [path: RegExp, data: unknown])[] = [
  [/\/configuration$/, configuration],
  [/\/you$/, { uuid: 'anna', given_name: 'Anna', email: 'anna@demo.test' }],
  [/\/document$/, site],
  [/\/sites$/, { sites: [] }],
  [
    /\/publication$/,
    { publishing: 'live', pages: [], changed_blocks: [], changed_appearance: [], plans: [] },
  ],
  [/\/presence$/, { version: 7, comments: '', colleagues: [] }],
  [/\/block-settings\/\d+$/, { id: 120, revision: 2, others: {} }],
];

/** What the API answers to an admin who edits the site; a list nobody filled is empty. */
export function answerTo({ url }: Sent) {
  const [path = ''] = url.split('?');
  const [, data = []] = answers.find(([known]) => known.test(path)) ?? [];
  return Promise.resolve({ status: 200, headers: {}, body: { data } });
}
