import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { currentProduct } from './currentProduct';
import { Icon } from './Icon';
import { Popover } from './Popover';
import { usePagePath } from './usePagePath';
import { useSite } from './useSite';
import styles from './Menu.module.css';

/** Switches between the products of the family. */
export function ProductMenu() {
  const { products } = useSite();
  const product = currentProduct(products, usePagePath());
  return (
    <Popover
      id="products"
      button={
        <>
          {product?.name ?? translate({ id: 'header.products', message: 'Products', description: 'Product menu on a page of no product' })}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      <ul className={styles.list}>
        {products.map(({ id, name, home, version }) => (
          <li key={id}>
            <Link to={home} className={styles.item} aria-current={id === product?.id ? 'true' : undefined}>
              <span>{name}</span>
              <span className={styles.note}>v{version}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
