import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { compareApi, countChanges } from '../compare/rules/compareApi';
import { fetchHistory, fetchHistoryIndex } from '../history';
import { floorVersion } from '../history/rules/floorVersion';
import { parseRowKey, rowAnchor } from '../history/rules/rowKey';
import type { ServedHistory, ServedProduct } from '../history/rules/servedHistory';
import { commandLine } from './commandLine';
import { element } from './element';
import { openPanel } from './openPanel';
import { openVersions } from './openVersions';
import { isNewer } from './rules/anchorVersion';
import { shownPage } from './shownPage';
import { shownProduct } from './shownProduct';
import buttonStyles from './Button.late.module.css';
import styles from './Lens.late.module.css';

/** Rows of a page that are named one by one. */
const mostNamed = 8;

/** How far a version is behind, in words. */
function distance({ versions }: ServedProduct, installed: string): string {
  const documented = versions.at(-1)!;
  const count = versions.filter((each) => isNewer(each, installed)).length;
  if (floorVersion(versions, installed) === undefined) {
    return translate(
      {
        id: 'lens.beforeAll',
        message: 'Installed {installed}, older than the versions covered here ({first} and later)',
        description: 'Below the title of a page',
      },
      { installed, first: versions[0]! },
    );
  }
  if (isNewer(installed, documented)) {
    return translate(
      {
        id: 'lens.ahead',
        message: 'Installed {installed}, newer than the documented {documented}',
        description: 'Below the title of a page',
      },
      { installed, documented },
    );
  }
  if (count === 0) {
    return translate(
      {
        id: 'lens.same',
        message: 'Installed {installed}, as documented',
        description: 'Below the title of a page',
      },
      { installed },
    );
  }
  return translate(
    {
      id: 'lens.behind',
      message: 'Installed {installed} · documented {documented} · newer releases: {count}',
      description:
        'Below the title of a page; the releases are those up to the documented one of which something is known',
    },
    { installed, count, documented },
  );
}

/** What changed on the page shown since the reader's version; undefined for a page that is not of the reference, or did not change. */
function changesHere(history: ServedHistory, from: string, to: string): HTMLElement | undefined {
  const pathname = shownPage();
  const comparison = compareApi(history, from, to, pathname);
  const [page] = comparison.pages;
  if (!page) return undefined;
  const counts = countChanges(comparison);
  const gone = counts.removed + counts.renamed + counts.deprecated;
  const named = page.rows.filter(({ kind }) => /^(removed|renamed|deprecated)$/.test(kind));
  return element(
    'div',
    {},
    element(
      'p',
      {},
      page.status === 'added'
        ? translate(
            {
              id: 'lens.pageNew',
              message: '{name} was added in {version}: your version does not have it.',
              description: 'In the panel below the title of a page of the API reference',
            },
            { name: page.name, version: page.version! },
          )
        : translate(
            {
              id: 'lens.pageChanges',
              message:
                'On this page since: {added} added, {gone} removed or deprecated, {changed} changed.',
              description: 'In the panel below the title of a page of the API reference',
            },
            {
              added: counts.added,
              gone,
              changed: counts.retyped + counts.redefaulted + counts.required + counts.optional,
            },
          ),
    ),
    named.length === 0
      ? undefined
      : element(
          'ul',
          { class: styles.list! },
          ...named.slice(0, mostNamed).map(({ kind, key, before, version }) => {
            const name = kind === 'renamed' ? (before ?? '') : parseRowKey(key).name;
            const label = element('code', {}, name);
            const isThere = kind !== 'removed';
            return element(
              'li',
              {},
              isThere ? element('a', { href: `#${rowAnchor(key)}` }, label) : label,
              ` ${
                kind === 'removed'
                  ? translate(
                      {
                        id: 'lens.removedIn',
                        message: 'removed in {version}',
                        description: 'Behind the name of a prop',
                      },
                      { version },
                    )
                  : kind === 'renamed'
                    ? translate(
                        {
                          id: 'lens.renamedIn',
                          message: 'renamed to {name} in {version}',
                          description: 'Behind the former name of a prop',
                        },
                        { name: parseRowKey(key).name, version },
                      )
                    : translate(
                        {
                          id: 'lens.deprecatedIn',
                          message: 'deprecated in {version}',
                          description: 'Behind the name of a prop',
                        },
                        { version },
                      )
              }`,
            );
          }),
        ),
  );
}

function openDetails(button: HTMLButtonElement, product: ServedProduct, installed: string): void {
  const documented = product.versions.at(-1)!;
  const from = floorVersion(product.versions, installed);
  const place = element('div', {});
  const isBehind = isNewer(documented, installed);
  const parts: Node[] = [
    element('p', {}, distance(product, installed)),
    ...(isBehind ? [commandLine(product.packages.slice(0, 1), documented)] : []),
    place,
  ];
  const page = shownPage();
  const isApi = /^\/(x\/api|api-docs|system\/api)\//.test(page);
  const links = element('p', { class: styles.row! });
  if (from !== undefined && isBehind && from !== documented) {
    const query = new URLSearchParams({
      product: product.product,
      from,
      to: documented,
      ...(isApi && { page }),
    });
    links.append(
      element(
        'a',
        { href: `${siteConfig.baseUrl}compare/?${query.toString()}` },
        translate(
          {
            id: 'lens.compare',
            message: 'Compare {from} with {to}',
            description: 'Link to the comparison of two versions',
          },
          { from, to: documented },
        ),
      ),
    );
  }
  const change = element(
    'button',
    { type: 'button', class: buttonStyles.button! },
    translate({
      id: 'lens.change',
      message: 'Change versions',
      description: 'Button that opens the settings, where installed versions are entered',
    }),
  );
  change.addEventListener('click', openVersions);
  links.append(change);
  parts.push(links);
  openPanel(
    button,
    translate({
      id: 'lens.details',
      message: 'Your version',
      description: 'Accessible name of the panel about the installed version',
    }),
    ...parts,
  );
  if (from === undefined || !isBehind || !isApi) return;
  fetchHistory(siteConfig.baseUrl, product.product).then(
    (history) => {
      const changes = changesHere(history, from, documented);
      if (changes) place.replaceChildren(changes);
    },
    // The rest of the panel stands for itself.
    () => {},
  );
}

/**
 * Says below the title how far the reader's version is behind. The stylesheet has kept the place, and shown the two versions, since the first paint.
 * @param installed - of the product that the page is about; undefined takes the bar away
 */
export function showBar(installed: string | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-lens-bar]');
  if (!place) return;
  const key = installed === undefined ? '' : `${shownProduct()}@${installed}`;
  if ((place.dataset.lensBar ?? '') === key && (key === '') === !place.firstChild) return;
  place.dataset.lensBar = key;
  if (installed === undefined) {
    place.replaceChildren();
    return;
  }
  fetchHistoryIndex(siteConfig.baseUrl).then(
    ({ products }) => {
      const product = products.find((each) => each.product === shownProduct());
      if (!product || place.dataset.lensBar !== key) return;
      const button = element(
        'button',
        { type: 'button', class: styles.bar!, 'aria-haspopup': 'dialog' },
        element('span', {}, distance(product, installed)),
      );
      button.addEventListener('click', () => openDetails(button, product, installed));
      place.replaceChildren(button);
    },
    // The two versions stay.
    () => {},
  );
}
