/** A page that begins with one demo; whoever writes it goes on from there. */
export function pageTemplate(description: string, title: string, demo: string): string {
  return `---
description: ${/[:#'"{}[\]&*!|>%@`]/.test(description) ? JSON.stringify(description) : description}
---

## Basic ${title.charAt(0).toLowerCase()}${title.slice(1)}

<Demo name="${demo}" height={37} />
`;
}

/** A demo that runs, has a control that does something, and imports public packages only. */
export function demoTemplate(name: string): string {
  return `import { useState } from 'react';
import Button from '@mui/material/Button';

export default function ${name}() {
  const [orders, setOrders] = useState(0);
  return (
    <Button variant="outlined" onClick={() => setOrders(orders + 1)}>
      Orders: {orders}
    </Button>
  );
}
`;
}

/** A swizzle that wraps the stock component; its first line says what it changes. */
export function swizzleTemplate(component: string, change: string): string {
  const name = component.replace(/[^A-Za-z0-9]/g, '');
  return `// Change: ${change}
import type { ComponentProps } from 'react';
import Original from '@theme-original/${component}';

export default function ${name}(props: ComponentProps<typeof Original>) {
  return <Original {...props} />;
}
`;
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());

/** A plugin: lifecycle, options with a schema, a rule with its test, what it is for. */
export function pluginTemplate(name: string, purpose: string): Record<string, string> {
  const Options = `${pascal(name)}Options`;
  return {
    'index.ts': `import type { LoadContext, Plugin } from '@docusaurus/types';
import { countPages } from './lib/countPages';
import type { ${Options} } from './options';

export { validateOptions } from './options';
export type { ${Options} } from './options';

/** ${purpose} */
export default function ${camel(name)}Plugin(
  _context: LoadContext,
  { exclude }: ${Options},
): Plugin<void> {
  return {
    name: '${name}',
    async postBuild({ routesPaths }) {
      if (countPages(routesPaths, exclude) > 0) return;
      throw new Error('${name}: there is no page to look at.');
    },
  };
}
`,
    'options.ts': `import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

export interface ${Options} {
  /** Addresses of pages that it leaves alone; a page below one of them too. */
  exclude: string[];
}

const schema = Joi.object<${Options}>({
  exclude: Joi.array().items(Joi.string().pattern(/^\\//)).default([]),
});

/** @throws with the option's name and what is wrong with it */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<${Options}, ${Options}>): ${Options} {
  return validate(schema as never, options) as ${Options};
}
`,
    'lib/countPages.ts': `/**
 * Counts the pages that the plugin looks at.
 * @param paths - of all pages
 * @param exclude - addresses below which no page counts
 */
export function countPages(paths: readonly string[], exclude: readonly string[]): number {
  return paths.filter((path) => !exclude.some((address) => path.startsWith(address))).length;
}
`,
    'lib/countPages.test.ts': `import { countPages } from './countPages';

it('leaves out what is below an excluded address', () => {
  expect(countPages(['/', '/a/', '/a/b/', '/c/'], ['/a/'])).toBe(2);
  expect(countPages([], [])).toBe(0);
});
`,
    'README.md': `# ${name}

${purpose}
`,
  };
}

/** A command with help, an option and its own rule of what is wrong. */
export function toolTemplate(area: string, name: string, purpose: string): string {
  return `import { runCommand } from '../command/runCommand.cjs';

const help = \`${purpose}

  npm run ${area}:${name}
  npm run ${area}:${name} -- --dry-run   says what it would do

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.\`;

void runCommand({
  name: 'npm run ${area}:${name}',
  help,
  options: { '--dry-run': false },
  work: ({ options }) => {
    console.log('--dry-run' in options ? 'Nothing would be written.' : 'There is nothing to do.');
  },
});
`;
}
