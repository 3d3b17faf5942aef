import { faultOverlay } from './faultOverlay';

type Message = { client: string; type: string; faults: unknown };

/** A server with one browser, which shows what it was told last; others can be opened. */
function openServer(overlay = faultOverlay()) {
  const sent: Message[] = [];
  const clients = ['first'];
  let connect = (client: string): unknown => client;
  let compiled = (errors: unknown[]): unknown => errors;
  overlay.plugin.apply({
    hooks: {
      done: {
        tap: (_name, listener) => {
          compiled = (errors) => listener({ toJson: () => ({ errors }) });
        },
      },
    },
  });
  overlay.listen({
    webSocketServer: {
      clients,
      implementation: { on: (_event, listener) => (connect = listener) },
    },
    sendMessage: (to, type, faults) =>
      to.forEach((client) => sent.push({ client: client as string, type, faults })),
  });
  // The server's own messages: the bundler's outcome, which takes away whatever is shown.
  const compile = (...errors: unknown[]) => {
    sent.push({ client: 'first', type: errors.length > 0 ? 'errors' : 'ok', faults: errors });
    compiled(errors);
    jest.runAllTimers();
  };
  const open = (client: string) => {
    clients.push(client);
    connect(client);
    jest.runAllTimers();
  };
  /** As the client does: errors are added to those that are there. */
  const shown = (client = 'first') =>
    sent
      .filter((message) => message.client === client)
      .reduce<unknown[]>(
        (all, { type, faults }) => (type === 'errors' ? [...all, ...(faults as unknown[])] : []),
        [],
      );
  return { overlay, sent, compile, open, shown };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a fault is shown at once, and goes away when it is mended', () => {
  const { overlay, shown } = openServer();
  overlay.show(['a.mdx:1: wrong', 'b.mdx:2: wrong']);
  expect(shown()).toEqual(['a.mdx:1: wrong', 'b.mdx:2: wrong']);
  overlay.show(['b.mdx:2: wrong']);
  expect(shown()).toEqual(['b.mdx:2: wrong']);
  overlay.show([]);
  expect(shown()).toEqual([]);
});

test('it is still shown when the bundler has compiled something, which takes the overlay away', () => {
  const { overlay, compile, shown } = openServer();
  overlay.show(['a.mdx:1: wrong']);
  compile();
  expect(shown()).toEqual(['a.mdx:1: wrong']);
});

test('what the bundler finds stays beside faults, and behind them', () => {
  const { overlay, compile, shown } = openServer();
  compile('no module');
  overlay.show(['a.mdx:1: wrong']);
  expect(shown()).toEqual(expect.arrayContaining(['no module', 'a.mdx:1: wrong']));
  overlay.show([]);
  expect(shown()).toEqual(['no module']);
  compile();
  expect(shown()).toEqual([]);
});

test('a browser that comes later is shown them, and nobody else anew', () => {
  const { overlay, open, sent, shown } = openServer();
  overlay.show(['a.mdx:1: wrong']);
  const before = sent.length;
  open('second');
  expect(shown('second')).toEqual(['a.mdx:1: wrong']);
  expect(sent).toHaveLength(before + 1);
});

test('what is shown already is not shown again: somebody may have put it away', () => {
  const { overlay, sent } = openServer();
  overlay.show([]);
  expect(sent).toHaveLength(0);
  overlay.show(['a.mdx:1: wrong']);
  const before = sent.length;
  overlay.show(['a.mdx:1: wrong']);
  expect(sent).toHaveLength(before);
});

test('faults that are known before the server listens are shown to the first browser', () => {
  const overlay = faultOverlay();
  overlay.show(['a.mdx:1: wrong']);
  const { open, shown } = openServer(overlay);
  open('second');
  expect(shown('second')).toEqual(['a.mdx:1: wrong']);
});
