/** What `npm start` prints when it is ready: where everything is, and who can log in. */
export function welcome(port: number, empty: boolean): string {
  const at = (path: string, host = 'localhost') => `http://${host}:${port}${path}`;
  const rows: readonly (readonly [string, string])[] = [
    ['Site', at('/')],
    ...(empty
      ? []
      : ([
          ['Second site', `${at('/', 'kunstlicht.localhost')}   or ${at('/?host=kunstlicht.localhost')}`],
        ] as const)),
    ['Editor', at('/admin')],
    ['API', at('/api/docs')],
    ['Mails sent', at('/outbox')],
  ];
  const accounts = empty
    ? '  Log in as admin@demo.test, password boardwright-demo\n'
    : '  Log in as admin@demo.test, employer@demo.test or candidate@demo.test, password boardwright-demo\n';
  return `\n${rows.map(([name, address]) => `  ${name.padEnd(12)} ${address}\n`).join('')}\n${accounts}\n`;
}
