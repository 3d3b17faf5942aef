import type { CodeStyle } from '../../../demos/rules/types';
import { demoPath } from '../demoPath';
import type { SandboxChoice, SandboxVariant } from '../types';

const stylings: Readonly<Record<CodeStyle, string>> = {
  system: 'MUI System',
  css: 'plain CSS',
  tailwind: 'Tailwind CSS',
};

const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|&!]/g, '\\$&');

/**
 * What a project says about itself: where its demo is from, how it is started, and what to expect of packages
 * that are sold.
 */
export function readmeText(variant: SandboxVariant, choice: SandboxChoice): string {
  const { name, product, style, code } = choice;
  const sold = Object.keys(variant[code].dependencies).filter((dependency) =>
    /^@mui\/x-.*-(pro|premium)$/.test(dependency),
  );
  return `# ${escapeMarkdown(`${name} demo`)}

A demo of the ${escapeMarkdown(product)} documentation, styled with ${stylings[style]}. It is in \`${demoPath(choice)}\`; the other files start it.

\`\`\`bash
npm install
npm run dev
\`\`\`

\`npm run build\` makes the files for a server, \`npm run preview\` shows them.
${
  sold.length === 0
    ? ''
    : `
## Licence

${sold.map((dependency) => `\`${dependency}\``).join(' and ')} ${sold.length === 1 ? 'is a package' : 'are packages'} of MUI X's Pro and Premium plans. Without a licence key everything works, with a watermark and a message on the console.
`
}`;
}
