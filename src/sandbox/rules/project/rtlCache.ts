import type { SandboxChoice } from '../types';

const imports = `import createCache from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
`;

/**
 * The script that makes the library's style cache for a page from right to left. It keeps the order that
 * `StyledEngineProvider`, which has no such cache, makes from left to right.
 */
export function rtlCache({ style, code }: Pick<SandboxChoice, 'style' | 'code'>): string {
  if (style === 'system') {
    return `${imports}
/** Mirrors the library's styles, at the beginning of the page. */
export const rtlCache = createCache({
  key: 'rtl',
  prepend: true,
  stylisPlugins: [prefixer, rtlPlugin],
});
`;
  }
  return `${imports}
/** Mirrors the library's styles, in the layer \`mui\`. */
export const rtlCache = createCache({
  key: 'rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

const insert = rtlCache.insert;

// Each rule is put into the layer when it is mirrored: the plugin passes over what is in one.
rtlCache.insert = (selector, serialized, sheet, shouldCache) => {
  const layered${code === 'ts' ? ': typeof sheet' : ''} = Object.create(sheet);
  layered.insert = (rule) => {
    const isStatement = /^@(import|layer)\\b[^{]*$/.test(rule);
    sheet.insert(isStatement ? rule : \`@layer mui{\${rule}}\`);
  };
  return insert(selector, serialized, layered, shouldCache);
};
`;
}
