import { productIdentity } from '../navigation/rules/products/productIdentity';
import { shownPage } from './shownPage';

/** Id of the product that the page shown is about, by its address: after a navigation the head follows later. */
export function shownProduct(): string {
  return productIdentity(shownPage()).id ?? '';
}
