/** A deliberate mistake, and how it is told. */
export interface Mistake {
  what: string;
  edits: Edit[];
}

interface Edit {
  file: string;
  /** What is written, and what is written instead of it. */
  from: string;
  to: string;
  /** Where the mistake is: at this in the edited file, whose line has to be told. */
  mark: string;
  /** Whether the column is told, too. */
  hasColumn?: boolean;
  reason: RegExp;
}

const page = 'docs/components/chips/index.mdx';
const tree = 'config/page-tree/core.ts';
const basic = 'docs/components/chips/BasicChips.tsx';
const colors = 'docs/components/chips/ChipColors.tsx';
const node = "{ pathname: '/components/chips', title: 'Chip' },";

const first = 'A chip contains one small piece of information';

/** A mistake of the page, in front of its first words. */
const inPage = (what: string, text: string, reason: RegExp, hasColumn = false): Mistake => ({
  what,
  edits: [{ file: page, from: first, to: `${text}\n\n${first}`, mark: text, reason, hasColumn }],
});

const inTree = (what: string, to: string, mark: string, reason: RegExp): Mistake => ({
  what,
  edits: [{ file: tree, from: node, to, mark, reason }],
});

/** A mistake of a demo, in a line of its own in front of its component. */
const beforeComponent = (
  code: string,
  reason: RegExp,
  mark = code,
  file = basic,
  component = 'BasicChips',
): Edit => {
  const from = `export default function ${component}`;
  return { file, from, to: `${code}\n\n${from}`, mark, reason, hasColumn: true };
};

/** Every kind of mistake that a development server has to tell. All are made in what one page shows. */
export const mistakes: Mistake[] = [
  inPage('a misspelt link', 'See [Avatar](/components/avatarz/).', /avatarz.* is no page/, true),
  inPage(
    'an API anchor that does not exist',
    'See [color](/api-docs/chip/#prop-colour).',
    /prop-colour.*anchor that is not there/,
    true,
  ),
  {
    what: 'a page without a description',
    edits: [
      {
        file: page,
        from: 'description: Show tags, filters',
        to: 'keywords: [chip]\n# Show tags, filters',
        mark: '---',
        reason: /description/,
      },
    ],
  },
  inPage('a first-level heading in a page', '# Chip', /first-level heading/),
  inPage('an unknown plan in <Plan>', 'New <Plan name="gold" />', /is no plan/),
  inPage('a page that is no MDX', 'A chip <b>is small.', /no MDX/),
  inTree(
    'an unknown plan in the tree',
    "{ pathname: '/components/chips', title: 'Chip', plan: 'gold' as never },",
    "'gold'",
    /plan "gold" is unknown/,
  ),
  inTree(
    'a path that is there twice',
    `${node}\n          { pathname: '/components/chips', title: 'Chips' },`,
    "title: 'Chips' }",
    /\/components\/chips/,
  ),
  {
    what: 'a syntax error in a demo',
    edits: [beforeComponent('const size = ;', /does not compile|Expression expected/)],
  },
  {
    what: 'Math.random() in a demo',
    edits: [beforeComponent('const seed = Math.random();', /is random: Math\.random/)],
  },
  {
    what: 'console.log in a demo',
    edits: [beforeComponent('console.log(1);', /writes to the console: console\.log/)],
  },
  {
    what: 'an enum in a demo',
    edits: [beforeComponent('enum Size {\n  Small,\n}', /enum/, 'enum Size')],
  },
  {
    what: 'a namespace in a demo',
    edits: [
      beforeComponent(
        'namespace Sizes {\n  export const small = 1;\n}',
        /namespace/,
        'namespace Sizes',
      ),
    ],
  },
  {
    what: 'a parameter property in a demo',
    edits: [
      beforeComponent(
        'class Size {\n  constructor(readonly width: number) {}\n}',
        /parameter/,
        'readonly width',
      ),
    ],
  },
  {
    what: 'a package that is not installed, in a demo',
    edits: [
      beforeComponent("import 'left-pad';", /imports "left-pad", but package\.json/, "'left-pad'"),
    ],
  },
  {
    what: 'an import from outside the folder of a demo',
    edits: [
      beforeComponent(
        "import '../alert/BasicAlert';",
        /from outside its own folder/,
        "'../alert/BasicAlert'",
      ),
    ],
  },
  {
    what: 'an import of a file that is not there, in a demo',
    edits: [beforeComponent("import './nowhere';", /nowhere, which is not there/, "'./nowhere'")],
  },
  {
    what: 'mistakes in two demos of a page',
    edits: [
      beforeComponent('enum Size {\n  Small,\n}', /enum/, 'enum Size'),
      beforeComponent(
        "import 'right-pad';",
        /imports "right-pad"/,
        "'right-pad'",
        colors,
        'ChipColors',
      ),
    ],
  },
];
