import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { fetchHistory } from '../history';
import { browserStore } from '../preferences';
import { commandLine } from './commandLine';
import { element } from './element';
import { openPanel } from './openPanel';
import { parseInstalled } from './rules/installed';
import { shownPage } from './shownPage';
import { shownProduct } from './shownProduct';

/** The package that has the page shown: that of its plan. */
async function packageOfPage(product: string): Promise<string> {
  const { packages, pages } = await fetchHistory(siteConfig.baseUrl, product);
  const plan = pages[shownPage()]?.plan;
  return packages.find((name) => plan !== undefined && name.endsWith(`-${plan}`)) ?? packages[0]!;
}

/** Says at a mark what the reader has, what is needed, and the command that brings it. */
export function openUpgrade(button: HTMLButtonElement, needed: string): void {
  const product = shownProduct();
  const installed = parseInstalled(browserStore().get('installed'))[product] ?? '';
  const place = element('div', { 'aria-live': 'polite' });
  openPanel(
    button,
    translate({
      id: 'lens.upgrade',
      message: 'Upgrade',
      description: 'Accessible name of the panel that tells how to upgrade',
    }),
    element(
      'p',
      {},
      translate(
        {
          id: 'lens.needs',
          message: 'Added in {needed}. You have {installed}.',
          description: 'In the panel that tells how to upgrade; both are versions',
        },
        { needed, installed },
      ),
    ),
    place,
  );
  packageOfPage(product).then(
    (name) => {
      place.replaceChildren(commandLine([name], needed));
    },
    () => {
      place.replaceChildren(
        translate({
          id: 'lens.failed',
          message: 'The history of this product could not be loaded.',
          description: 'Told where a panel of the lens lacks its data, e.g. without network',
        }),
      );
    },
  );
}
