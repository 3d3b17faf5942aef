import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkApart, followSite } from './lib/checkApart';
import { checkedVariable } from './lib/checkedVariable';
import { faultOverlay, type OverlayServer } from './lib/faultOverlay';
import { countFaults, formatFault } from './lib/formatFaults';
import { tellFaults } from './lib/tellFaults';
import type { Fault } from './lib/types';
import type { ContentCheckOptions } from './options';

export { validateOptions } from './options';
export type { ContentCheckOptions } from './options';

/**
 * Checks everything that is written for the site. A development server tells in its terminal and in the overlay of browsers, as long
 * as something is wrong; a build fails and lists it all, unless whoever started it has checked already.
 */
export default function contentCheckPlugin(
  { siteDir, i18n }: LoadContext,
  options: ContentCheckOptions,
): Plugin<void> {
  const site = { siteDir, options };
  if (process.env.NODE_ENV !== 'development') {
    return {
      name: 'content-check',
      async loadContent() {
        // What renders the pages of a build comes right after what has bundled them.
        const isDone = process.env[checkedVariable] ?? process.env.DOCUSAURUS_SKIP_BUNDLING;
        if (isDone === 'true') return;
        const { faults } = await checkApart(site);
        if (faults.length === 0) return;
        throw new Error(
          `The content has ${countFaults(faults.length)}:\n${faults.map(formatFault).join('\n')}`,
        );
      },
    };
  }
  const overlay = faultOverlay();
  /** A page in another language waits until somebody works on that language. */
  const concerns = ({ file, isTranslation }: Fault) =>
    !isTranslation || file.startsWith(`i18n/${i18n.currentLocale}/`);
  let told: readonly Fault[] | undefined;
  const start = () =>
    followSite(site, {
      onReport({ faults }) {
        const news = tellFaults(told, faults);
        if (news) logger[news.kind](news.text);
        told = faults;
        overlay.show(faults.filter(concerns).map(formatFault));
      },
      onFailure: (reason) => logger.error(`The pages cannot be checked: ${reason}`),
      onRecovery: () => logger.success('The pages are checked again.'),
    });
  return {
    name: 'content-check',
    configureWebpack: (config, isServer) => {
      if (isServer) return {};
      // Another plugin may want to know the server, too.
      const { onListening } =
        (config as { devServer?: { onListening?: (server: OverlayServer) => void } }).devServer ??
        {};
      return {
        plugins: [overlay.plugin as never],
        devServer: {
          onListening: (server: OverlayServer) => {
            onListening?.(server);
            overlay.listen(server);
            // Not before: the first page comes first.
            start();
          },
        },
      } as never;
    },
  };
}
