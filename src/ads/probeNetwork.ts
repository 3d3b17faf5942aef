import type { NetworkElement } from './rules/adState';

const marks = ['.ea-placement', '#carbonads', '.carbonads'];
/** The network's own link when it has no advertiser; the site shows its own ads then. */
const backers = 'https://material-ui-next.com/discover-more/backers';

/**
 * Looks for what the network's script writes into its container.
 * @param container - selector of the container
 */
export function probeNetwork(root: ParentNode, container: string): NetworkElement {
  if (!root.querySelector(marks.map((mark) => `${container} > ${mark}`).join())) return 'nothing';
  const link = root.querySelector<HTMLAnchorElement>(`${container} > #carbonads a`);
  return link?.href === backers ? 'backers' : 'ad';
}
