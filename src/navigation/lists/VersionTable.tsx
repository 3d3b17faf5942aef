import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsConfig } from '../../docsConfig';
import { TableFrame } from '../../ui';
import { useSiteVersions } from '../paths/useSiteVersions';
import { productVersions } from '../rules/products/productVersions';

/**
 * Every product with every version of its documentation: number, end of support, link in the reader's
 * language, on other hosts too.
 * MDX: `<VersionTable />`.
 */
export function VersionTable() {
  const { products } = useDocsConfig();
  const instances = useSiteVersions();
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const langPrefix = currentLocale === defaultLocale ? '' : `/${currentLocale}`;
  const currentText = translate({
    id: 'versions.current',
    message: 'current',
    description: 'Said behind the number of the current version',
  });
  const notAnnounced = translate({
    id: 'versions.notAnnounced',
    message: 'not announced',
    description: 'Instead of the day on which support ends',
  });
  return (
    <TableFrame>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {translate({
                id: 'versions.product',
                message: 'Product',
                description: 'Column of the table of versions',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'versions.version',
                message: 'Version',
                description: 'Column of the table of versions',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'versions.supportEnds',
                message: 'Support ends',
                description: 'Column of the table of versions',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'versions.documentation',
                message: 'Documentation',
                description: 'Column of the table of versions',
              })}
            </th>
          </tr>
        </thead>
        {products.map((product) => {
          const versions = instances[product.instance]?.versions ?? [];
          const rows = productVersions(product, versions, langPrefix);
          return (
            <tbody key={product.id}>
              {rows.map(({ text, href, isCurrent, supportEnds }, index) => (
                <tr key={text}>
                  {index === 0 ? (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {product.name}
                    </th>
                  ) : null}
                  <td>{isCurrent ? `${text} (${currentText})` : text}</td>
                  <td>
                    {supportEnds === undefined ? (
                      notAnnounced
                    ) : (
                      <time dateTime={supportEnds}>{supportEnds}</time>
                    )}
                  </td>
                  <td>
                    {/* Frozen versions have pages that this build does not know. */}
                    <Link to={href} data-noBrokenLinkCheck>{`${product.name} ${text}`}</Link>
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </TableFrame>
  );
}
