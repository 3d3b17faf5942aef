import type { Bench } from './benches';
import type { PropValue } from './propControl';

/** A text between tags. What JSX would read as its own is written as an expression. */
function content(text: string): string {
  return /[{}<>&]|^\s|\s$|\n/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

/** A prop as an attribute of JSX. */
export function writeAttribute(name: string, value: PropValue): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${String(value)}}`;
  return /["\\&\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

/**
 * Writes the JSX of a component with the values that a reader has chosen.
 * @param values - of props that are to be written; `children` of a component with a text is that text
 */
export function writeJsx(bench: Bench, values: Readonly<Record<string, PropValue>>): string {
  const { name, text, children, fixed } = bench;
  const attributes = Object.entries(values)
    .filter(([prop]) => prop !== 'children')
    .map(([prop, value]) => writeAttribute(prop, value));
  const open = [`<${name}`, ...attributes, ...(fixed ? [fixed] : [])].join(' ');
  const inside = children ?? content(String(values.children ?? text ?? ''));
  return inside === '' ? `${open} />` : `${open}>${inside}</${name}>`;
}

/** Writes the whole file that shows it. */
export function writeExample(bench: Bench, values: Readonly<Record<string, PropValue>>): string {
  const { name, from = '@mui/material', uses = [], around = '%' } = bench;
  // Modules of MUI X have no default export.
  const isNamed = from.startsWith('@mui/x-');
  const imports = [name, ...uses]
    .map((used) => `import ${isNamed ? `{ ${used} }` : used} from '${from}/${used}';`)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const jsx = around.replace('%', () => writeJsx(bench, values));
  return `${imports.join('\n')}\n\nexport default function Example() {\n  return (\n    ${jsx}\n  );\n}\n`;
}
