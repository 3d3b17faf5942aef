import { registry } from '../../preferences/rules/registry';
import { variantPreferences, type VariantPreference } from './variants';

/** What a button looks like whose variant is shown; its own stylesheet says where the values go. */
const chosen = [
  '--chosen-line: var(--brand);',
  '--chosen-text: var(--link);',
  '--chosen-ground: var(--accent-soft);',
  '--chosen-system: highlight;',
];

/** The states of the page in which a value is in force; the default also where nothing is set. */
function rootsOf(attribute: string, value: string, fallback: string): string[] {
  const set = `:root[${attribute}='${value}']`;
  return value === fallback ? [`:root:not([${attribute}])`, set] : [set];
}

/** For every value of every preference and each state it is in force in: a selector below it. */
function selectors(below: (preference: VariantPreference, value: string) => string): string {
  return variantPreferences
    .flatMap((preference) => {
      const { values, default: fallback, attribute } = registry[preference];
      return values.flatMap((value: string) =>
        rootsOf(attribute, value, fallback).map((root) => `${root} ${below(preference, value)}`),
      );
    })
    .join(',\n');
}

const stacked = "[data-group='tabs']:not([data-variants] *) > [data-variant]";

/**
 * The stylesheet that shows, of blocks in several variants, the one that the reader's preference names:
 * from the registry, so that a value cannot be forgotten. It is kept as `variants.module.css`, because
 * the first paint must not wait for a script; `npm run css:variants` writes it.
 */
export function variantCss(): string {
  return [
    '/* Written by tools/css/variants.ts from the registry of preferences; not by hand. */',
    `${selectors(
      (preference, value) =>
        `[data-variants='${preference}'] > [data-variant]:not([data-variant='${value}'])`,
    )} { display: none; }`,
    `${selectors(
      (preference, value) => `[data-choice='${preference}'] > [data-value='${value}']`,
    )} { ${chosen.join(' ')} }`,
    '/* Nobody could switch: every tab is shown, under its name. Tabs inside of tabs and TS or JS keep to the default. */',
    '@media (scripting: none) {',
    `${stacked} { display: block !important; grid-column: 1 / -1; }`,
    `${stacked}::before { display: block; padding: 8px 16px 0; content: attr(data-variant); color: var(--text-soft); font: 500 var(--size-small) / 1.5 var(--font-code); }`,
    '}',
  ].join('\n\n');
}
