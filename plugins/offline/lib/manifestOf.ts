/** A page that an installed app offers at its icon. */
export interface Shortcut {
  name: string;
  /** Relative to the language's base URL. */
  url: string;
}

interface ManifestParts {
  name: string;
  shortName: string;
  description: string;
  /** As in the `lang` attribute of pages. */
  language: string;
  /** Path of the language, with a slash at both ends. */
  baseUrl: string;
  themeColor: string;
  backgroundColor: string;
  shortcuts: readonly Shortcut[];
}

/**
 * The web app manifest of a language (https://www.w3.org/TR/appmanifest/). It has one theme color only; pages say those of both
 * modes in `<meta name="theme-color">`, which browsers prefer.
 */
export function manifestOf(parts: ManifestParts) {
  const { baseUrl, language } = parts;
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${baseUrl}img/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    name: parts.name,
    short_name: parts.shortName,
    description: parts.description,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: parts.themeColor,
    background_color: parts.backgroundColor,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
      { src: `${baseUrl}img/mark.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: parts.shortcuts.map(({ name, url }) => ({ name, url: `${baseUrl}${url}` })),
  };
}
