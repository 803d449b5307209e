/**
 * What `npm start` prints when it is ready: where everything is, and who can log in.
 * @param demo whether the database holds the demo and its accounts
 * @param setup the link by which an owner makes the first admin, as long as there is none
 */
export function welcome(port: number, demo: boolean, setup?: string): string {
  const at = (path: string, host = 'localhost') => `http://${host}:${port}${path}`;
  const rows: readonly (readonly [string, string])[] = [
    ['Site', at('/')],
    ...(demo
      ? ([
          ['Second site', `${at('/', 'kunstlicht.localhost')}   or ${at('/?host=kunstlicht.localhost')}`],
        ] as const)
      : []),
    ['Editor', at('/admin')],
    ['API', at('/api/docs')],
    ...(demo ? ([['Mails sent', at('/outbox')]] as const) : []),
  ];
  const accounts = setup
    ? `  Set up your board (the link works once, for three days):\n  ${setup}\n`
    : demo
      ? '  Log in as admin@demo.test, employer@demo.test or candidate@demo.test, password boardwright-demo\n'
      : '';
  return `\n${rows.map(([name, address]) => `  ${name.padEnd(12)} ${address}\n`).join('')}\n${accounts}\n`;
}
