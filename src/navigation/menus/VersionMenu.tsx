import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SiteProduct } from '../../docsConfig';
import { InstalledSlot } from '../../lens';
import { Icon, MenuList, menuApartClass, menuItemClass, Popover } from '../../ui';
import { PlaceLink } from './PlaceLink';
import { usePlace } from '../paths/usePlace';
import { useLiveVersions } from './useLiveVersions';
import { useVersionPages } from './useVersionPages';
import { versionEntries, type VersionEntry } from '../rules/versions/versionEntries';

const id = 'version-menu';

function Entry({ entry: { text, href, exact, external } }: { entry: VersionEntry }) {
  if (href === undefined) {
    return (
      <button
        type="button"
        className={menuItemClass}
        aria-current="true"
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        {text}
        <Icon name="check" size={16} />
      </button>
    );
  }
  if (exact) {
    return (
      <PlaceLink className={menuItemClass} href={href}>
        {text}
      </PlaceLink>
    );
  }
  return (
    <a className={menuItemClass} href={href}>
      {text}
      {external ? <Icon name="external" size={14} /> : null}
    </a>
  );
}

function ProductVersions({ product: own }: { product: SiteProduct }) {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const { version: shown, rest } = usePlace();
  const { product, versions, load: loadVersions } = useLiveVersions(own);
  const { pagesOf, load } = useVersionPages(product.instance, versions);
  const entries = versionEntries({
    product,
    versions,
    shown,
    rest,
    pagesOf,
    langPrefix: currentLocale === defaultLocale ? '' : `/${currentLocale}`,
  });
  const text = (entries.find(({ href }) => href === undefined) ?? entries[0])?.text ?? '';
  return (
    <Popover
      id={id}
      name={translate(
        {
          id: 'version.menu',
          message: 'Version {version}',
          description: 'Accessible name of the version menu; version is e.g. v8.9.2',
        },
        { version: text },
      )}
      onOpen={() => {
        loadVersions();
        load(versions.map(({ name }) => name).filter((name) => name !== shown));
      }}
      button={
        <>
          {text}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      <MenuList>
        {entries.map((entry) => (
          // The server knows every page, the browser not yet: on another page the link is made anew.
          <li key={`${entry.text} ${rest}`}>
            <Entry entry={entry} />
          </li>
        ))}
        <li className={menuApartClass}>
          <InstalledSlot className={menuItemClass} />
        </li>
        <li>
          <Link className={menuItemClass} to="/versions/">
            {translate({
              id: 'version.all',
              message: 'View all versions',
              description: 'Last entry of the version menu',
            })}
          </Link>
        </li>
      </MenuList>
    </Popover>
  );
}

/**
 * Switches between the versions of the current product; nothing on a page of no product. There is always
 * more than one entry, "View all versions" at least, so the button always has its arrow.
 */
export function VersionMenu() {
  const { product } = usePlace();
  return product ? <ProductVersions product={product} /> : null;
}
