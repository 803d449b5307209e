import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut. */
export interface CutConnection {
  /** The server's address by this way. */
  readonly url: string;
  /** Nobody is there: connections end, and new ones are not made. */
  readonly refuse: () => Promise<void>;
  /** Somebody is there who says nothing any more; connections of this time stay so for ever. */
  readonly hang: () => void;
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Puts a way that can be cut before a PostgreSQL server. */
export async function cutConnection(server: string): Promise<CutConnection> {
  const target = new URL(server);
  const sockets = new Set<Socket>();
  let hangs = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const proxy = createServer((incoming) => {
    hold(incoming);
    if (hangs) return;
    const outgoing = connect(Number(target.port || 5432), target.hostname);
    hold(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once('close', () => outgoing.destroy());
    outgoing.once('close', () => incoming.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', () => resolve()));
  const refuse = async () => {
    const closed = new Promise((resolve) => proxy.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = proxy.address() as AddressInfo;
  const url = new URL(server);
  url.host = `127.0.0.1:${port}`;
  // Beside this way there may be a socket, which nobody can cut.
  url.searchParams.delete('host');
  return {
    url: url.href,
    refuse,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async restore() {
      hangs = false;
      if (!proxy.listening) await listen(port);
    },
    close: async () => {
      if (proxy.listening) await refuse();
    },
  };
}
