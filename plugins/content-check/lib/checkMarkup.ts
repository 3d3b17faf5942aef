import { namedDemos } from '../../api-reference/lib/demos/namedDemos';
import { pageHeadings } from '../../page-tree/lib/pageAnchors';
import { readMarkup } from '../../page-tree/lib/readMarkup';
import type { LocalFault, PageFacts } from './types';

const why = 'The search and the build read a page as text, in which it looks like something else.';
const mend =
  'Write fences, lists, quotes and comments on lines of their own, with blank lines around them.';

/** Finds the first heading that only one of both has, or that has another id. */
function headingFault(text: string, headings: PageFacts['headings']): LocalFault | undefined {
  const places = readMarkup(text).headings;
  const read = pageHeadings(text).map(({ id }, index) => {
    const line = text.slice(0, places[index]!.from).split('\n').length;
    return { line, id };
  });
  const count = Math.max(read.length, headings.length);
  for (let index = 0; index < count; index += 1) {
    const [own, other] = [headings[index], read[index]];
    if (own && (!other || own.line < other.line)) {
      return {
        line: own.line,
        what: `has the heading "${own.text}", which the search would not find`,
        why,
        mend,
      };
    }
    if (other && (!own || other.line < own.line)) {
      return {
        line: other.line,
        what: `has a line that the search would take for the heading {#${other.id}}`,
        why,
        mend,
      };
    }
    if (own && other && own.id !== other.id) {
      return {
        line: own.line,
        what: `has the heading "${own.text}", which has the id "${own.id}" on the page and "${other.id}" for the search`,
        why: 'The search would lead nowhere.',
        mend: 'Give it an id: ## … {#like-this}.',
      };
    }
  }
  return undefined;
}

/** Finds the first demo that only one of both has. */
function demoFault(text: string, demos: PageFacts['demos']): LocalFault | undefined {
  const read = namedDemos(text);
  const unread = demos.find(({ name }) => !read.includes(name));
  if (unread) {
    const { name, line, column } = unread;
    return {
      line,
      column,
      what: `shows the demo ${name}, which the build would not find`,
      why,
      mend: `Write <Demo name="${name}" height={…} /> on a line of its own.`,
    };
  }
  const other = read.find((name) => !demos.some((each) => each.name === name));
  if (other === undefined) return undefined;
  const tag = readMarkup(text).parts.find(
    (part) => part.kind === 'tag' && part.texts.get('name') === other,
  );
  return {
    line: text.slice(0, tag?.from).split('\n').length,
    what: `has a line that the build would take for the demo ${other}`,
    why,
    mend,
  };
}

/**
 * Refuses a page in which its syntax tree has other headings or demos than its text, which is what the search, links and the build read
 * (`plugins/page-tree/lib/readMarkup.ts`).
 * @param text - of the page
 * @param facts - what the tree tells
 */
export function checkMarkup(
  text: string,
  { headings, demos }: Pick<PageFacts, 'headings' | 'demos'>,
): LocalFault[] {
  return [headingFault(text, headings), demoFault(text, demos)].filter((fault) => fault != null);
}
