import type { CodeStyle } from '../../../demos/rules/types';

/** The order of layers, in which the library's own is `mui`: what comes later wins. */
const order = '@layer theme, base, mui, components, utilities;\n';

const tailwind = `@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);

@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/**
 * The stylesheet that a project loads first. It puts the library into a layer, so that the demo's own rules win:
 * those of a plain stylesheet are in no layer, Tailwind's are in a later one.
 * @returns undefined where there are no rules beside the library's
 */
export function styleOrder(style: CodeStyle): string | undefined {
  if (style === 'system') return undefined;
  return style === 'css' ? order : `${order}${tailwind}`;
}
