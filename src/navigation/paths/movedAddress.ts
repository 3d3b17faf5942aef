import redirects from '@generated/redirects/default/redirects.json';
import { findRedirect } from '../rules/paths/findRedirect';

/** Where an address of this site has moved; undefined if it has not. */
export const movedAddress = (address: string): string | undefined =>
  findRedirect(redirects, address);
