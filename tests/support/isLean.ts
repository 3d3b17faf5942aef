import { chosenParts, partNames } from '../../plugins/lean-docusaurus/parts';

/**
 * Whether the site was built with all of the performance layer, as it is unless `LEAN` says otherwise. Without, a page weighs what stock
 * Docusaurus makes of it, and the budgets of weight are not asked.
 */
export const isLean = chosenParts(process.env.LEAN).size === partNames.length;
