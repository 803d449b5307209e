/** What the applicants of procedures.ts write in English. */
export const englishLetters = {
  near: 'Hello,\n\nI live ten minutes away by bicycle and know most villages around here by name. I have worked in home care for four years, and there is nowhere I would rather be. I would like to come by for a coffee and hear how your team works.\n\nKind regards',
  back: 'Dear team,\n\nAfter three years in a hospital I miss people at home: the time, the talk at the kitchen table, the whole story. My registration as a nurse is valid until 2029. I can start in January.\n\nYours sincerely',
  new: 'Hello,\n\nIn February I finish my training as a nurse in Groningen. My last placement was in home care in Bedum, where I learnt wound care and palliative care. I am looking for a team where I can go on learning.\n\nKind regards',
  far: 'Good afternoon,\n\nI have been a nurse in Assen for six years and speak Dutch well. I would like to work in a small team, close to people.\n\nYours sincerely',
} as const;

/** What the employer noted. */
export const englishNotes = {
  placement: 'Was on placement with our team in Leens. Everybody was enthusiastic.',
  interview: 'Interview on Tuesday at ten in Winsum, Femke joins.',
} as const;

/** What the demo's candidate wrote. */
export const englishSentLetter =
  'Good afternoon,\n\nI am looking for work closer to home and closer to people. Attached is what I have done so far; I am happy to talk about the rest.\n\nKind regards,\nBram Postma';

/** What companies wrote to the demo's candidate. */
export const englishRequests = {
  own: {
    introduction:
      'For its team in Winsum Zorggroep Lauwers is looking for somebody who knows the villages. We noticed your resume: you live near, and you know rosters and people.',
    motivation:
      'We work in small teams that plan their own week. There is a permanent place for 28 hours, and you learn the rest as you go. Shall we call?',
  },
  other: {
    introduction:
      'We are building a wind farm in the Eemshaven and look for planners who stay calm when it blows.',
    motivation: 'Your experience in planning is what we lack. The first talk can be in the evening too.',
  },
} as const;
