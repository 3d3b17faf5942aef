/** Which demos were verified, with what: written by `npm run demos:verify -- --write`, relative to the site. Not beside a file of the same name: the configuration's loader would take the data for the module. */
export const verifiedDemosFile = 'config/verifiedDemos.json';
