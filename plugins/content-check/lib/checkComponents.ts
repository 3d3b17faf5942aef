import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeValue, isBraced } from './attributeValue';
import { isPlainValue } from './isPlainValue';
import { nearestName, suggestion } from './nearestName';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** What an attribute of a component may be. */
interface Attribute {
  isRequired?: true;
  /** Says why a value is wrong; `undefined` stands for an expression that is no plain value. */
  fault: (value: string | number | boolean | null | undefined) => string | undefined;
  /** How it is written. */
  example: string;
}

interface Component {
  attributes: Record<string, Attribute>;
  mayHold: boolean;
}

const plans = ['pro', 'premium'];
const demoName = /^[A-Z][A-Za-z0-9]*$/;

const text = (example: string): Attribute => ({
  fault: (value) => (typeof value === 'string' && value !== '' ? undefined : 'is no text'),
  example,
});

/** The components that a page can use, as `src/theme/MDXComponents` has them. */
const components: Record<string, Component> = {
  Demo: {
    attributes: {
      name: {
        isRequired: true,
        fault: (value) =>
          typeof value === 'string' && demoName.test(value)
            ? undefined
            : 'is no name in PascalCase',
        example: 'name="BasicSorting"',
      },
      height: {
        isRequired: true,
        fault: (value) =>
          typeof value === 'number' && Number.isInteger(value) && value > 0
            ? undefined
            : 'is no whole number of px',
        example: 'height={400}',
      },
      ad: {
        fault: (value) => (value === false ? undefined : 'can only be {false}'),
        example: 'ad={false}',
      },
    },
    mayHold: false,
  },
  Plan: {
    attributes: {
      name: {
        isRequired: true,
        fault: (value) =>
          plans.includes(String(value)) && typeof value === 'string'
            ? undefined
            : `is no plan${typeof value === 'string' && nearestName(value, plans) ? `; write ${nearestName(value, plans)}` : ''}`,
        example: 'name="pro" or name="premium"',
      },
    },
    mayHold: false,
  },
  VersionTable: { attributes: {}, mayHold: false },
  IconSearch: { attributes: {}, mayHold: false },
  Changelog: { attributes: {}, mayHold: false },
  TranslationStatus: { attributes: {}, mayHold: false },
  Link: {
    attributes: {
      to: text('to="/components/buttons/"'),
      href: text('href="/components/buttons/"'),
    },
    mayHold: true,
  },
  Api: {
    attributes: {
      of: { ...text('of="/api-docs/button"'), isRequired: true },
      part: { ...text('part="props"'), isRequired: true },
      group: text('group="…"'),
      prefix: text('prefix="button-"'),
      rows: text('rows="12"'),
    },
    mayHold: false,
  },
};

const componentNames = [
  'Demo',
  'Plan',
  'VersionTable',
  'IconSearch',
  'Changelog',
  'TranslationStatus',
  'Link',
];

/** Elements of HTML that a page can hold; what Markdown writes itself is among them, as it may be needed in tables. */
const elements = new Set(
  `a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure hr i img ins kbd
  li mark ol p picture pre q rp rt ruby s samp small source span strong sub summary sup table tbody td tfoot th thead time tr u ul
  var video wbr`.split(/\s+/),
);

const elsewhere: Record<string, string> = {
  h1: 'The title comes from the page tree.',
  h2: 'Write ##.',
  h3: 'Write ###.',
  h4: 'Write ####.',
  h5: 'Write ####.',
  h6: 'Write ####.',
  CodeBlock: 'Write a code fence.',
  CodeTabs: 'Write a code fence.',
  Admonition: 'Write a callout such as :::note.',
  Tabs: 'Write sections.',
  Head: 'The head of a page comes from its front matter.',
};

function componentFaults(element: Element, name: string, component: Component): LocalFault[] {
  const place = placeOf(element as Nodes);
  const names = Object.keys(component.attributes);
  const seen = new Set<string>();
  const faults: LocalFault[] = [];
  const demo = element.attributes.find((each) => 'name' in each && each.name === 'name');
  const label =
    demo && typeof demo.value === 'string' ? `<${name} name="${demo.value}">` : `<${name}>`;
  for (const attribute of element.attributes) {
    const at = attribute.position?.start ?? place;
    const where = { line: at.line, column: at.column };
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      faults.push({
        ...where,
        what: `spreads {${attribute.value}} into ${label}`,
        why: 'What it gets has to stand on the page.',
        mend: `Write its attributes one by one: ${names.join(', ') || 'it has none'}.`,
      });
      // Nobody knows what is missing then.
      names.forEach((each) => seen.add(each));
      continue;
    }
    const known = component.attributes[attribute.name];
    if (!known || !Object.hasOwn(component.attributes, attribute.name)) {
      faults.push({
        ...where,
        what: `gives ${label} the unknown attribute "${attribute.name}"`,
        why: 'It does nothing.',
        mend:
          names.length > 0
            ? suggestion(attribute.name, names, `Known are ${names.join(', ')}.`)
            : 'It takes none.',
      });
      const meant = nearestName(attribute.name, names);
      if (meant !== undefined) seen.add(meant);
      continue;
    }
    if (seen.has(attribute.name)) {
      faults.push({
        ...where,
        what: `gives ${label} ${attribute.name} twice`,
        why: 'Only the last one counts.',
        mend: 'Keep one.',
      });
      continue;
    }
    seen.add(attribute.name);
    const value = attributeValue(attribute);
    const unfit = known.fault(value);
    const wrong = unfit ?? (isBraced(attribute) ? 'stands in braces' : undefined);
    if (wrong !== undefined) {
      const raw =
        attribute.value && typeof attribute.value === 'object'
          ? `{${attribute.value.value}}`
          : JSON.stringify(attribute.value ?? true);
      faults.push({
        ...where,
        what: `gives ${label} ${attribute.name}=${raw}, which ${wrong}`,
        why: 'It would not be shown as it is meant.',
        mend: `Write ${unfit === undefined ? `${attribute.name}="${value}"` : known.example}.`,
      });
    }
  }
  // One that is called something else is told already.
  const lacking = Object.entries(component.attributes).filter(
    ([own, { isRequired }]) => isRequired && !seen.has(own),
  );
  const unknown = faults.filter(({ what }) => what.includes('the unknown attribute'));
  const [only] = lacking;
  if (lacking.length === 1 && unknown.length === 1) {
    unknown[0]!.mend = `Write ${only![1].example}.`;
    return faults;
  }
  for (const [missing, { example }] of lacking) {
    faults.push({
      ...place,
      what: `has ${label} without ${missing}`,
      why: 'It cannot be shown.',
      mend: `Write ${example}.`,
    });
  }
  if (!component.mayHold && element.children.length > 0) {
    faults.push({
      ...place,
      what: `writes something into ${label}`,
      why: 'It is not shown.',
      mend: `Close it at once: <${name} … />.`,
    });
  }
  return faults;
}

function elementFaults(element: Element, name: string): LocalFault[] {
  const place = placeOf(element as Nodes);
  return element.attributes.flatMap((attribute): LocalFault[] => {
    const at = attribute.position?.start ?? place;
    const fault = (what: string, why: string, mend: string): LocalFault[] => [
      { line: at.line, column: at.column, what, why, mend },
    ];
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return fault(
        `spreads {${attribute.value}} into <${name}>`,
        'A page holds no code.',
        'Write its attributes.',
      );
    }
    if (/^on[A-Z]/i.test(attribute.name)) {
      return fault(
        `gives <${name}> ${attribute.name}`,
        'A page holds no code.',
        'Remove it, or make a demo of it.',
      );
    }
    if (attribute.name === 'style' && typeof attribute.value === 'string') {
      return fault(
        `gives <${name}> a style as text`,
        'The page would crash.',
        'Leave the look to the site, or write style={{ … }}.',
      );
    }
    const { value } = attribute;
    if (typeof value !== 'object' || value === null) return [];
    const written = `gives <${name}> ${attribute.name}={${value.value.split('\n')[0]!}}`;
    if (!isPlainValue(value)) {
      return fault(
        `${written}, which is code`,
        'A page holds no code.',
        'Write the value itself, or make a demo of it.',
      );
    }
    if (name === 'a' && isBraced(attribute)) {
      return fault(
        `${written}, which stands in braces`,
        'The Markdown of the page would have another text.',
        `Write ${attribute.name}="…".`,
      );
    }
    return [];
  });
}

/** Whether an expression is a comment, or a text such as {'{'} or {' '}. */
function isHarmless(value: string): boolean {
  const rest = value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  return rest === '' || /^(["'`])[^"'`$]*\1$/.test(rest);
}

function nodeFaults(node: Nodes, parents: readonly Parents[]): LocalFault[] {
  const place = placeOf(node);
  if (node.type === 'mdxjsEsm') {
    return [
      {
        ...place,
        what: `has the code ${node.value.split('\n')[0]!}`,
        why: 'A page imports and exports nothing; the components that it can use are there.',
        mend: `Remove it. There are ${componentNames.map((name) => `<${name}>`).join(', ')}; a demo holds code.`,
      },
    ];
  }
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    if (isHarmless(node.value)) return [];
    return [
      {
        ...place,
        what: `has the expression {${node.value.split('\n')[0]!}}`,
        why: 'It is run as code, and a page has none.',
        mend: 'Put it into `code`, or a backslash before the brace.',
      },
    ];
  }
  if ((node.type as string) === 'comment' || node.type === 'html') {
    return [
      {
        ...place,
        what: 'has a comment of HTML',
        why: 'MDX has comments of its own.',
        mend: 'Write {/* … */}.',
      },
    ];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const { name } = node;
  if (name === null) {
    return [{ ...place, what: 'has a fragment <>', why: 'It does nothing.', mend: 'Remove it.' }];
  }
  if (Object.hasOwn(components, name)) {
    const faults = componentFaults(node, name, components[name]!);
    const parent = parents.at(-1);
    if (name === 'Demo' && parent?.type === 'paragraph' && faults.length === 0) {
      faults.push({
        ...place,
        what: 'has <Demo> within a line of text',
        why: 'A demo is a block of its own.',
        mend: 'Put blank lines around it.',
      });
    }
    return faults;
  }
  if (elements.has(name)) return elementFaults(node, name);
  const isComponent = /^[A-Z]|\./.test(name);
  const list = `Known are ${componentNames.map((each) => `<${each}>`).join(', ')}.`;
  return [
    {
      ...place,
      what: `has the ${isComponent ? 'unknown component' : 'element'} <${name}>`,
      why: isComponent ? 'The page would crash.' : 'Pages do without it.',
      mend: Object.hasOwn(elsewhere, name)
        ? elsewhere[name]!
        : isComponent
          ? suggestion(
              name,
              componentNames,
              `${list} A name that is meant as text belongs into \`code\`.`,
            )
          : suggestion(
              name,
              [...elements],
              'Write it in Markdown, or put it into `code` if it is meant as text.',
            ),
    },
  ];
}

/** Finds components, attributes, elements and code that a page cannot have. */
export function checkComponents(tree: Root): LocalFault[] {
  const faults: LocalFault[] = [];
  walk(tree, (node, parents) => faults.push(...nodeFaults(node, parents)));
  return faults;
}
