import { setTimeout as wait } from 'node:timers/promises';
import { followCompiler } from '../../support/followCompiler';

/** What is used of the development server. */
interface DevServer {
  webSocketServer?: { clients: unknown[] } | null;
  sendMessage: (clients: unknown[], type: string) => void;
}

/**
 * The pages that are open in browsers. A stand-in cannot become the real page by hot replacement, since that brings files
 * that the stand-in does not have.
 * @param notice - how long the bundler may take to notice that files have changed, in ms
 * @returns a plugin for the bundler, a listener for the development server's start, and what loads the pages again when
 * the bundler has compiled what was written
 */
export function openPages(notice = 1000) {
  const { plugin, whenQuiet } = followCompiler();
  let server: DevServer | undefined;
  return {
    plugin,
    listen: (started: DevServer) => {
      server = started;
    },
    async reload(): Promise<void> {
      await wait(notice);
      await whenQuiet();
      // The message that makes a page load itself again.
      server?.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
    },
  };
}
