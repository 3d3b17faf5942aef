import { documentedProduct } from '../navigation/rules/products/documentedProduct';
import { shownPage } from './shownPage';

/** Id of the product that the page shown is about, '' on a page of a kept version; by its address: after a navigation the head follows later. */
export function shownProduct(): string {
  return documentedProduct(shownPage()) ?? '';
}
