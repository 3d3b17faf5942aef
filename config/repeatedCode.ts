/** Files whose code is alike and stays so. */
export interface RepeatedCode {
  /** Relative to the project. Any two of them may share code. */
  files: readonly string[];
  /** Why one piece of code would not serve. */
  reason: string;
}

/**
 * Places that share more than six lines and stay: `npm run lint:duplicates` refuses any other, and an entry that no longer holds. Code that means
 * the same belongs into one place; what is listed here is alike by coincidence, or has to be able to change by itself.
 */
export const repeatedCode: readonly RepeatedCode[] = [
  {
    files: [
      'packages/component-docs-mcp/src/fixtureSite.ts',
      'plugins/page-markdown/lib/agents/skillFiles.test.ts',
    ],
    reason:
      'The package is published alone and the site may not import it: each tests with a small index of its own, of which the product Charts happens to be the same.',
  },
  {
    files: [
      'src/api/Api.module.css',
      'src/latePanel/LatePanel.late.module.css',
      'src/search/SearchDialog.late.module.css',
      'src/ui/Popover.module.css',
    ],
    reason:
      'Surfaces above the page draw border, corners, ground and shadow from the same tokens, which is where they change together; a dialog, a menu and a type each have a size and a place of their own, and two of them come late.',
  },
  {
    files: ['src/api/Api.module.css', 'src/pageData/FieldRow.late.module.css'],
    reason:
      'The filter of the API reference is in the HTML of the server and needs its rules at the first paint; the fields above the changelog and the icons come with their script.',
  },
  {
    files: [
      'src/code/CopyButton.module.css',
      'src/demos/Demo.module.css',
      'src/editor/Editor.late.module.css',
    ],
    reason:
      'Small buttons and file names beside code: the copy button changes color with its outcome, the tools of a demo are joined and follow attributes of the page, and those of the editor can be pressed, expanded or disabled and come late.',
  },
  {
    files: ['src/lens/Lens.late.module.css', 'src/pageData/FieldRow.late.module.css'],
    reason:
      'A row that wraps, of links in a panel that is made without React, and of fields with their labels: the class of src/pageData comes with its components, which the lens does without.',
  },
  {
    files: ['src/api/Summary.tsx', 'src/compare/PageChanges.tsx'],
    reason:
      'A label with what is said under it, six lines of markup: a component of src/ui would be part of every page.',
  },
  {
    files: ['tests/e2e/frame.spec.ts', 'tests/e2e/versions.spec.ts'],
    reason:
      'Two tests at 390 px end with the same two assertions, one on the width and one on the shift, and mostly closing brackets: each test has to say what it demands.',
  },
  {
    files: ['src/compare/Compare.test.tsx', 'src/lens/applyLens.test.ts'],
    reason:
      'Each test has a history of its own product to show what it is about: of three versions, with the rows that its cases need.',
  },
];
