import { escapeHtml } from '../../../ui/rules/escapeHtml';
import type { SandboxChoice } from '../types';

const styles = 'https://fonts.googleapis.com/css2';

/** Address of the stylesheet of one family of Google Fonts. */
function fontAddress(family: string): string {
  return `${styles}?family=${family.replaceAll(' ', '+')}&display=`;
}

/**
 * The page of a project, in the language, direction and mode that the reader has.
 * @param choice - the reader's
 * @param entry - path of the script that starts the project
 * @param icons - families of icon fonts that the demo needs
 */
export function pageHtml(
  { name, product, language, direction, mode }: SandboxChoice,
  entry: string,
  icons: readonly string[],
): string {
  const sheets = [
    `${fontAddress('Roboto:wght@300;400;500;700')}swap`,
    // An icon's name must not be seen while its font is on the way.
    ...icons.map((family) => `${fontAddress(family)}block`),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}" data-theme="${mode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(`${name} demo — ${product}`)}</title>
${sheets.map((sheet) => `    <link rel="stylesheet" href="${escapeHtml(sheet)}" />`).join('\n')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${escapeHtml(entry)}"></script>
  </body>
</html>
`;
}
