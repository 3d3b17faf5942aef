/** What is used of the development server. */
export interface OverlayServer {
  webSocketServer?: {
    clients: unknown[];
    implementation: { on: (event: 'connection', listener: (client: unknown) => void) => unknown };
  } | null;
  sendMessage: (clients: unknown[], type: string, data?: unknown) => void;
}

/** What is used of the bundler. */
interface Compiler {
  hooks: {
    done: {
      tap: (
        name: string,
        listener: (stats: { toJson: (options: unknown) => { errors?: unknown[] } }) => void,
      ) => void;
    };
  };
}

/** The server tells of its own first, which takes the overlay away. */
const afterServer = 50;

/**
 * Shows faults in the overlay of browsers, beside what the bundler finds. They are no errors of the bundler: with one of these, a page
 * would not follow what is written until every page is right.
 */
export function faultOverlay() {
  let server: OverlayServer | undefined;
  let errors: unknown[] = [];
  let faults: readonly string[] = [];
  const send = (clients: unknown[]) => {
    if (faults.length > 0) server?.sendMessage(clients, 'errors', [...errors, ...faults]);
  };
  const everybody = () => server?.webSocketServer?.clients ?? [];
  return {
    /** For the bundler of the client. */
    plugin: {
      apply(compiler: Compiler) {
        compiler.hooks.done.tap('content-check', (stats) => {
          errors = stats.toJson({ all: false, errors: true }).errors ?? [];
          setTimeout(() => send(everybody()), afterServer);
        });
      },
    },
    /** For the start of the development server. */
    listen(started: OverlayServer) {
      server = started;
      server.webSocketServer?.implementation.on('connection', (client) =>
        setTimeout(() => send([client]), afterServer),
      );
    },
    /** Shows these from now on, and no others. */
    show(next: readonly string[]) {
      // Whoever has put it away has read it, and it would flicker.
      if (next.join('\n') === faults.join('\n')) return;
      const hadSome = faults.length > 0;
      faults = next;
      const clients = everybody();
      // Takes the overlay away, which would be added to.
      if (hadSome) server?.sendMessage(clients, 'still-ok');
      if (faults.length > 0) send(clients);
      else if (hadSome && errors.length > 0) server?.sendMessage(clients, 'errors', errors);
    },
  };
}
