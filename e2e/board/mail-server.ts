import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every mail and keeps it to be read. */
export async function startMailServer() {
  const arrived: { readonly to: readonly string[]; readonly subject: string; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text = '' }) => arrived.unshift({ to, subject, text }))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Newest first. */
    mailsTo: async (address: string) => arrived.filter(({ to }) => to.includes(address)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
