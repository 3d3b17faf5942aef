import { translate } from '@docusaurus/Translate';

/** Says that what was asked for did not arrive. */
export const sayUnavailable = () =>
  translate({
    id: 'demo.menuUnavailable',
    message: 'This could not be loaded. Check the connection, or reload the page.',
    description: 'Notice when the menu "Open in…" or the editor of a demo could not be fetched',
  });

/** The same in the place of what was asked for. */
export function Unavailable() {
  return <span role="alert">{sayUnavailable()}</span>;
}
