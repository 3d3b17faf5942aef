import { lateComponent } from '../ui';

/** The changelogs of the installed packages, by version, with a search. MDX: `<Changelog />`. */
export const Changelog = lateComponent(
  async () => (await import('./Changelog')).Changelog,
  '100vh',
);
