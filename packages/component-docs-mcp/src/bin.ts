import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { version } from '../package.json';
import { createContext } from './createContext';
import { createServer } from './createServer';
import { serveHttp } from './http/serveHttp';
import { help, parseArguments, type Arguments } from './parseArguments';
import { openSource } from './source/openSource';

/** Standard output belongs to the protocol. */
const say = (text: string) => process.stderr.write(`${text}\n`);

async function start(options: Arguments): Promise<void> {
  const { site, project, language, http, host, port } = options;
  const context = createContext({ source: openSource(site), folder: project, language });
  // Told at once, and again to who asks: the site may come later.
  context.open(language).catch((error: unknown) => say((error as Error).message));
  if (!http) {
    const server = createServer(context, version);
    await server.connect(new StdioServerTransport());
    return;
  }
  const { address, close } = await serveHttp({
    host,
    port,
    origins: options['allow-origin'],
    createServer: () => createServer(context, version),
  });
  say(`Model Context Protocol at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

try {
  const wanted = parseArguments(process.argv.slice(2), process.env);
  if ('print' in wanted) process.stdout.write(`${wanted.print === 'help' ? help : version}\n`);
  else
    start(wanted.start).catch((error: unknown) => {
      say((error as Error).message);
      process.exitCode = 1;
    });
} catch (error) {
  say(`${(error as Error).message}\n\n${help}`);
  process.exitCode = 2;
}
