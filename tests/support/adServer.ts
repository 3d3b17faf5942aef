import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** Host of the pictures in the feed; they have to come over https, so a test answers them itself. */
export const imageHost = 'https://images.ads.example';

const item = {
  statlink: 'https://ads.example/click',
  statimp: `${imageHost}/seen?t=[timestamp]`,
  pixel: `${imageHost}/one?t=[timestamp]||${imageHost}/two`,
  timestamp: '1700000000',
  image: `${imageHost}/image.svg`,
  company: 'Acme',
  description: 'Tools for tables',
};
const { image: _image, ...imageless } = item;
const { company: _company, ...nameless } = item;
const ads = (...items: unknown[]) => JSON.stringify({ ads: items });

/** Bodies of the feed's answers with status 200. */
const feedBodies = {
  ok: ads({}, item),
  html: '<!doctype html><title>Sign in</title><p>Sign in to the Wi-Fi',
  'no-list': '{}',
  'null-list': '{"ads":null}',
  empty: ads(),
  'javascript-link': ads({ ...item, statlink: 'javascript:document.title="taken"' }),
  'javascript-image': ads({ ...item, image: 'javascript:document.title="taken"' }),
  'data-link': ads({ ...item, statlink: 'data:text/html,<script>1</script>' }),
  'data-image': ads({ ...item, image: 'data:image/svg+xml,<svg/>' }),
  'missing-fields': ads(imageless, nameless, { ...item, statlink: '' }),
  controls: ads({ ...item, company: 'Ac\u0000me\u001b', description: 'Tools\u0007 for\ntables' }),
  overrides: ads({
    ...item,
    company: '\u202eAcme',
    description: '\u2066Tools for\u2069 tables\u202c',
  }),
  markup: ads({ ...item, description: '<img src="x" onerror="document.title=\'taken\'">' }),
};

/** Writes an ad as a network does: beside its own script. `window.adScripts` counts how often that ran. */
const write = (href: string, text: string, delay = 0) => `
  (() => {
    window.adScripts = (window.adScripts ?? 0) + 1;
    const place = document.currentScript.parentNode;
    const inject = () => {
      const ad = document.createElement('div');
      ad.id = 'carbonads';
      ad.innerHTML = '<a class="carbon-text" href="${href}">${text}</a>';
      place.append(ad);
    };
    ${delay ? `setTimeout(inject, ${delay})` : 'inject()'};
  })();`;

const scriptBodies = {
  ok: write('https://ads.example/', 'Network ad'),
  backers: write('https://material-ui-next.com/discover-more/backers', 'Backers'),
  late: write('https://ads.example/', 'Late network ad', 14_000),
  two: write('https://ads.example/1', 'First ad') + write('https://ads.example/2', 'Second ad'),
  throws: 'throw new Error("The ad script failed.");',
  silent: 'window.adScripts = 1;',
};

export type FeedCase = keyof typeof feedBodies | 'refused' | 'hanging' | 'status-500' | 'huge';
export type ScriptCase = keyof typeof scriptBodies | 'missing' | 'refused' | 'hanging';

/** A server that plays good and bad ad networks: `/script/<case>` and `/feed/<case>`. */
export interface AdServer {
  origin: string;
  /** Paths that were asked for. */
  requests: string[];
  /** Paths whose answer the browser did not wait for. */
  abandoned: string[];
  close: () => Promise<void>;
}

/** Ten megabytes of one ad, as fast as they are taken. */
function* huge() {
  yield '{"ads":[{"description":"';
  for (let sent = 0; sent < 100; sent += 1) yield 'x'.repeat(100_000);
  yield '"}]}';
}

function answer(path: string, response: http.ServerResponse): void {
  const [, kind, name = ''] = path.split('/');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'no-store');
  if (name === 'refused') {
    response.destroy();
  } else if (name === 'hanging') {
    response.flushHeaders();
  } else if (kind === 'script' && name in scriptBodies) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(scriptBodies[name as keyof typeof scriptBodies]);
  } else if (kind === 'feed' && name === 'huge') {
    Readable.from(huge()).pipe(response);
  } else if (kind === 'feed' && name in feedBodies) {
    response.setHeader('Content-Type', name === 'html' ? 'text/html' : 'application/json');
    response.end(feedBodies[name as keyof typeof feedBodies]);
  } else {
    response.statusCode = name === 'status-500' ? 500 : 404;
    response.end('<!doctype html><title>Error</title>');
  }
}

/** Starts the server on a free port of this machine. */
export async function startAdServer(): Promise<AdServer> {
  const requests: string[] = [];
  const abandoned: string[] = [];
  const server = http.createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    requests.push(path);
    response.on('close', () => {
      if (!response.writableFinished) abandoned.push(path);
    });
    answer(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    abandoned,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
