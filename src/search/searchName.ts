import { translate } from '@docusaurus/Translate';

/** Accessible name of the search field, and of the dialog around it. */
export const searchName = (): string =>
  translate({
    id: 'search.field',
    message: 'Search the documentation',
    description: 'Accessible name of the search field and its dialog',
  });
