import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDocsConfig } from '../../docsConfig';
import { Icon, MenuList, menuItemClass, menuNoteClass, Popover } from '../../ui';
import { currentProduct } from '../rules/products/currentProduct';
import { usePagePath } from '../paths/usePagePath';

/** Switches between the products of the family. */
export function ProductMenu() {
  const { products } = useDocsConfig();
  const product = currentProduct(products, usePagePath());
  return (
    <Popover
      id="products"
      shrinks
      button={
        <>
          <span>
            {product?.name ??
              translate({
                id: 'header.products',
                message: 'Products',
                description: 'Product menu on a page of no product',
              })}
          </span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      <MenuList>
        {products.map(({ id, name, home, version }) => (
          <li key={id}>
            <Link
              to={home}
              className={menuItemClass}
              aria-current={id === product?.id ? 'true' : undefined}
            >
              <span>{name}</span>
              <span className={menuNoteClass}>v{version}</span>
            </Link>
          </li>
        ))}
      </MenuList>
    </Popover>
  );
}
