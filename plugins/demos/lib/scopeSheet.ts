import { Features, transform, type Selector, type SelectorComponent } from 'lightningcss';

const descendant: SelectorComponent = { type: 'combinator', value: 'descendant' };

function isOneOf(selectors: Selector[]): SelectorComponent {
  return { type: 'pseudo-class', kind: 'is', selectors };
}

const stage: Selector = [{ type: 'attribute', name: 'data-stage' }];

/** What a demo puts beside the page, through the library or by a portal of its own: dialogs, menus, tooltips. */
const portal: Selector = [
  { type: 'type', name: 'body' },
  { type: 'combinator', value: 'child' },
  { type: 'pseudo-class', kind: 'not', selectors: [[{ type: 'id', name: '__docusaurus' }]] },
];

const inside = (root: Selector): Selector => [...root, descendant, { type: 'universal' }];

/**
 * Matches what is inside a stage, and a portal with what is inside it. The id, which no element of a demo
 * has, makes the rule stronger than any of the library's, as `enableCssLayer` or an order of layers does
 * in a reader's project.
 */
const inDemo = isOneOf([inside(stage), portal, inside(portal), [{ type: 'id', name: '_' }]]);

const isRoot = (component: SelectorComponent): boolean =>
  (component.type === 'pseudo-class' && component.kind === 'root') ||
  (component.type === 'type' && /^(html|body)$/.test(component.name));

const isHost = (component: SelectorComponent): boolean =>
  component.type === 'pseudo-class' && component.kind === 'host';

function scopeSelector(selector: Selector): Selector {
  const subjectStart = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const subject = selector.slice(subjectStart);
  // What is set on the page's root, such as variables, is set on the roots of demos.
  if (subject.some(isRoot)) return [...selector, descendant, isOneOf([stage, portal])];
  const pseudoElement = subject.findIndex(({ type }) => type === 'pseudo-element');
  const end = subjectStart + (pseudoElement < 0 ? subject.length : pseudoElement);
  return [...selector.slice(0, end), inDemo, ...selector.slice(end)];
}

/**
 * Makes a stylesheet apply to demos only, and win there over the library's rules wherever its own style
 * element stands. The order of its rules among themselves stays.
 * @param css - plain CSS; nested rules are unfolded
 * @returns compact CSS
 * @throws if it does not compile
 */
export function scopeSheet(css: string, file = 'demo.css'): string {
  // Unfolded first: a nested rule would be scoped twice, and be stronger for it.
  const { code: flat } = transform({
    filename: file,
    code: Buffer.from(css),
    include: Features.Nesting,
  });
  const { code } = transform({
    filename: file,
    code: flat,
    minify: true,
    visitor: {
      // Called for the selectors of a rule, not for those inside them. (Rules that pass through a visitor come
      // back damaged in lightningcss 1.33: it cannot read its own `transition-property: --name`.)
      Selector: (selector) => (selector.some(isHost) ? [] : scopeSelector(selector)),
    },
  });
  return code.toString();
}
