import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** TCP proxy for a database. Tests can stop or stall it. */
export interface DatabaseProxy {
  port: number;
  /** Closes all connections and rejects new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Accepts connections but does not transfer data, like a suspended server. */
  stall(): void;
  /** Accepts connections again and transfers data. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy for a database on a free port. */
export async function startProxy(target: { host: string; port: number }): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) track(socket);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    cut,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    restore: async () => {
      isStalled = false;
      for (const socket of sockets) socket.destroy();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
