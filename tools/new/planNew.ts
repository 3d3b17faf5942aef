import {
  descriptionWidth,
  longest,
  shortest,
} from '../../plugins/content-check/lib/descriptionWidth';
import { sourceFileOf } from '../../src/navigation/rules/tree/locatePage';
import type { ParsedOptions } from '../command/parseOptions.cjs';
import { Refusal } from '../command/refusal.cjs';
import {
  demoTemplate,
  pageTemplate,
  pluginTemplate,
  swizzleTemplate,
  toolTemplate,
} from './templates';

/** What of the site the plan depends on. */
export interface NewFacts {
  /** Title of a page of the page tree; undefined for an address that it does not have. */
  titleOf: (pathname: string) => string | undefined;
  /** Whether a file or folder exists, by its path within the site. */
  exists: (file: string) => boolean;
}

/** What is laid out, and what is left to do by hand. */
export interface NewPlan {
  /** Texts by their paths within the site. */
  files: Record<string, string>;
  next: string[];
}

/** Options of `npm run new`; true if a value follows. */
export const newOptions = { '--description': true, '--dry-run': false };

/** The command as it is typed. */
export const newUsage = 'npm run new -- page|demo|swizzle|plugin|tool <name> …';

const refuse = (message: string): never => {
  throw new Refusal(message, 2);
};

function demand(value: string | undefined, what: string, example: string): string {
  return value ?? refuse(`${what} is missing. Write, for example, npm run new -- ${example}`);
}

function purposeOf({ options }: ParsedOptions, example: string): string {
  return demand(
    options['--description'],
    '--description, one sentence that says what it is for,',
    example,
  );
}

/** Folder of a page and its demos. */
const folderOf = (pathname: string) => sourceFileOf(pathname).replace(/\/index\.mdx$/, '');

const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function planPage(parsed: ParsedOptions, { titleOf }: NewFacts): NewPlan {
  const example = 'page /components/chips --description "…"';
  const pathname = demand(parsed.words[1], 'The address of the page', example).replace(/\/$/, '');
  const title =
    titleOf(pathname) ??
    refuse(
      `The page tree has no page "${pathname}". Add a node to config/page-tree first: it gives address, title and place in the navigation`,
    );
  const description = demand(
    parsed.options['--description'],
    '--description, the sentence below the title,',
    example,
  );
  const length = descriptionWidth(description);
  if (length < shortest || length > longest) {
    refuse(
      `--description has ${length} characters; search engines show between ${shortest} and ${longest}`,
    );
  }
  const folder = folderOf(pathname);
  const demo = `Basic${title.replace(/[^A-Za-z0-9]+/g, '')}`;
  return {
    files: {
      [`${folder}/index.mdx`]: pageTemplate(description, title, demo),
      [`${folder}/${demo}.tsx`]: demoTemplate(demo),
    },
    next: [
      `npm start shows it at http://localhost:3000${pathname}/`,
      'The topics that it has to cover go into config/content-plan.json and config/contentTopics.json.',
      'npm run content:check says what is wrong with it.',
    ],
  };
}

function planDemo({ words, options }: ParsedOptions, { titleOf }: NewFacts): NewPlan {
  const example = 'demo /components/chips OrderTags';
  const pathname = demand(words[1], 'The address of its page', example).replace(/\/$/, '');
  if (titleOf(pathname) === undefined) refuse(`The page tree has no page "${pathname}"`);
  const name = demand(words[2], 'The name of the demo', example);
  if (options['--description'] !== undefined) {
    refuse('--description is for what has one, and a demo has none. Leave it out');
  }
  if (!pascalCase.test(name)) {
    refuse(`"${name}" is no name of a component. Write it in PascalCase, as OrderTags`);
  }
  return {
    files: { [`${folderOf(pathname)}/${name}.tsx`]: demoTemplate(name) },
    next: [
      `In the page: <Demo name="${name}" height={37} />, with the height that it has at 1280 px.`,
      `Other stylings go beside it: ${name}.css.tsx with ${name}.css, and ${name}.tailwind.tsx.`,
    ],
  };
}

function planSwizzle(parsed: ParsedOptions): NewPlan {
  const example = 'swizzle DocItem/Footer --description "…"';
  const component = demand(parsed.words[1], 'The name of the theme component', example);
  if (!component.split('/').every((part) => pascalCase.test(part))) {
    refuse(`"${component}" is no name of a theme component, which is like DocItem/Footer`);
  }
  const change = purposeOf(parsed, example);
  return {
    files: { [`src/theme/${component}/index.tsx`]: swizzleTemplate(component, change) },
    next: [
      `src/theme/README.md: a line for ${component} that says whether it is safe to replace, and why it is.`,
      'The work belongs into a feature folder of src/; the swizzle stays thin.',
    ],
  };
}

function planPlugin(parsed: ParsedOptions): NewPlan {
  const example = 'plugin page-count --description "…"';
  const name = demand(parsed.words[1], 'The name of the plugin', example);
  if (!kebabCase.test(name))
    refuse(`"${name}" is no name of a plugin. Write it in kebab-case, as page-count`);
  const files = pluginTemplate(name, purposeOf(parsed, example));
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`plugins/${name}/${file}`, text]),
    ),
    next: [
      `docusaurus.config.ts: './plugins/${name}/index.ts' in plugins, its options with satisfies …Options.`,
      `plugins/README.md: a line for ${name}.`,
    ],
  };
}

function planTool(parsed: ParsedOptions): NewPlan {
  const example = 'tool content links --description "…"';
  const area = demand(parsed.words[1], 'The area of the command', example);
  const name = demand(parsed.words[2], 'The name of the command', example);
  for (const word of [area, name]) {
    if (!kebabCase.test(word)) refuse(`"${word}" is no name of a command. Write it in kebab-case`);
  }
  return {
    files: { [`tools/${area}/${name}.ts`]: toolTemplate(area, name, purposeOf(parsed, example)) },
    next: [
      `package.json: "${area}:${name}": "tsx tools/${area}/${name}.ts" in scripts.`,
      'README.md and tools/README.md: a line for it.',
    ],
  };
}

const kinds: Record<
  string,
  { plan: (parsed: ParsedOptions, facts: NewFacts) => NewPlan; words: number }
> = {
  page: { plan: planPage, words: 2 },
  demo: { plan: planDemo, words: 3 },
  swizzle: { plan: planSwizzle, words: 2 },
  plugin: { plan: planPlugin, words: 2 },
  tool: { plan: planTool, words: 3 },
};

/**
 * Says what `npm run new` lays out.
 * @throws a refusal of wrong arguments, of a page that the tree does not have, and of what is there already
 */
export function planNew(parsed: ParsedOptions, facts: NewFacts): NewPlan {
  const [kind, ...rest] = parsed.words;
  const known = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind]! : undefined;
  if (!known) {
    return refuse(
      `${kind === undefined ? 'What to lay out is missing' : `"${kind}" is nothing that can be laid out`}: ${Object.keys(kinds).join(', ')}. A translation is laid out by npm run i18n:new. Write ${newUsage}`,
    );
  }
  if (rest.length > known.words - 1) {
    refuse(`"${rest.slice(known.words - 1).join(' ')}" is too much. Write ${newUsage}`);
  }
  const plan = known.plan(parsed, facts);
  const taken = Object.keys(plan.files).filter(facts.exists);
  if (taken.length > 0) refuse(`${taken.join(' and ')} exists already, and is left as it is`);
  return plan;
}
