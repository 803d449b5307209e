export interface DemoForwardRule {
  id: number;
  job_board_id: number;
  /** The unknown path. */
  from: string;
  /** Where it leads. */
  url: string;
  status: 301 | 302;
}

/** Old addresses that still reach something. */
export function demoForwardRules(): DemoForwardRule[] {
  return [
    { id: 1, job_board_id: 1, from: '/banen', url: '/vacatures', status: 301 },
    {
      id: 2,
      job_board_id: 1,
      from: '/zorgbanen',
      url: '/vacatures-zoeken/verpleegkundige-vacatures',
      status: 302,
    },
    { id: 3, job_board_id: 1, from: '/bbl', url: '/vacatures-zoeken/leerwerkplekken-bbl', status: 302 },
    {
      id: 4,
      job_board_id: 2,
      from: '/museumbanen',
      url: '/vacatures-zoeken/werken-in-een-museum',
      status: 302,
    },
    { id: 5, job_board_id: 2, from: '/prikbord', url: '/vacatures', status: 301 },
  ];
}
