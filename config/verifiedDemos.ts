/** Which demos were verified, with what: written by `npm run demos:verify -- --write`, relative to the site. */
export const verifiedDemosFile = 'config/verifiedDemos.json';
