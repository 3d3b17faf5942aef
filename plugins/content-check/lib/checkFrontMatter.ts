import { load, type YAMLException } from 'js-yaml';
import { derivedFields } from '../../page-tree/lib/derivedFields';
import { descriptionWidth, longest, shortest } from './descriptionWidth';
import { suggestion } from './nearestName';
import type { LocalFault, PageFacts } from './types';

/** What a page may say about itself. */
const known = ['description', 'ad'];
interface FrontMatter {
  faults: LocalFault[];
  /** Keys that are there. */
  fields: string[];
  description?: NonNullable<PageFacts['description']>;
}

/** The lines at which top-level keys stand. */
function linesOf(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  lines.forEach((line, index) => {
    const key = /^(["']?)([^\s#"':][^"':]*?)\1\s*:(?:\s|$)/.exec(line)?.[2];
    if (key !== undefined && !found.has(key)) found.set(key, index + 2);
  });
  return found;
}

/** What Markdown and HTML make more of than the signs that stand there. */
const markup =
  /\*\*|`|~~|\][([]|\[\^|\\[!-/:-@[-`{-~]|<\/?[a-z][^>]*>|\*\S[^*]*\*|(?<!\w)(_{1,3})\w(?:[^_]|_(?=\w))*?\1(?!\w)|(?<!\w)~\w(?:[^~]*\w)?~(?!\w)|&#?\w+;|\{[^}]*\}/i;

const whyDescription = 'It stands under the title and is what a search engine shows.';

function descriptionFault(
  value: unknown,
  line: number,
  lines: readonly string[],
  locale: string,
): LocalFault | undefined {
  const fault = (what: string, mend: string): LocalFault => ({
    line,
    what,
    why: whyDescription,
    mend,
  });
  const written = (lines[line - 2] ?? '').replace(/^[^:]*:\s*/, '');
  const isQuoted = /^["']/.test(written);
  if (!isQuoted && /(?:^|\s)#/.test(written)) {
    return fault(
      'has a description that is cut at #',
      'YAML takes what stands behind # for a comment: put the text between quotation marks.',
    );
  }
  if (value === null || value === undefined || value === '') {
    return fault('has an empty description', 'Write what the reader can do after reading.');
  }
  if (typeof value !== 'string') {
    return fault(
      `has a description that is no text but ${JSON.stringify(value)}`,
      'Put it between quotation marks, if it is meant.',
    );
  }
  const next = lines[line - 1];
  if (
    /^[|>]/.test(written) ||
    value.includes('\n') ||
    (next !== undefined && /^\s+\S/.test(next))
  ) {
    return fault('has a description of several lines', 'Write it on one line.');
  }
  const text = value.trim();
  const width = descriptionWidth(text);
  if (text === '') {
    return fault('has an empty description', 'Write what the reader can do after reading.');
  }
  if (width < shortest || width > longest) {
    const unit = locale === 'en' ? 'characters' : 'characters, Chinese ones counted twice';
    return fault(
      `has a description of ${width} ${unit}`,
      `Write ${shortest} to ${longest}: a search engine cuts longer ones, and shorter ones say too little.`,
    );
  }
  if (
    !/^[\p{Lu}\p{Lo}\p{N}"'“‘《「]/u.test(text) ||
    !/[.!?。！？][)\]"'”’»）」』》】]*$/.test(text)
  ) {
    return fault(
      `has a description that is no sentence: "${text}"`,
      'Begin with a capital letter and end with a full stop.',
    );
  }
  const [mark] = markup.exec(text) ?? [];
  if (mark !== undefined) {
    return fault(
      `has a description with ${mark} in it`,
      'It is shown as it is written: leave out what is Markdown or HTML.',
    );
  }
  if (locale !== 'en' && locale.startsWith('zh') && !/\p{Script=Han}/u.test(text)) {
    return fault('has a description that is not translated', 'Write it in Chinese.');
  }
  return undefined;
}

function fieldFault(key: string, value: unknown, line: number): LocalFault | undefined {
  if (derivedFields.includes(key)) {
    return {
      line,
      what: `writes ${key} in the front matter`,
      why: 'The page tree decides it.',
      mend: 'Remove the line, and change config/page-tree instead.',
    };
  }
  // The check passes over the pages of the reference, which have it rightly.
  if (key === 'generated') {
    return {
      line,
      what: 'writes generated in the front matter',
      why: 'It is the mark of pages that the API reference writes.',
      mend: 'Remove the line.',
    };
  }
  if (!known.includes(key)) {
    return {
      line,
      what: `has the unknown field "${key}" in the front matter`,
      why: 'Nothing reads it.',
      mend: suggestion(key, known, `Known are ${known.join(' and ')}.`),
    };
  }
  if (key === 'ad' && value !== false) {
    return {
      line,
      what: `says ad: ${JSON.stringify(value)} in the front matter`,
      why: 'A page shows ads unless it opts out.',
      mend: 'Write ad: false, or remove the line.',
    };
  }
  return undefined;
}

/** What YAML calls a mistake, in a word that helps. */
function yamlFault(error: unknown, lines: readonly string[]): LocalFault {
  const { reason, mark } = error as YAMLException;
  // The mark may stand behind the line that is to blame; an open text is noticed at the end.
  const open = reason?.includes('quoted scalar')
    ? lines.findIndex((line) => /:\s+(["'])(?!.*\1\s*(?:#.*)?$)/.test(line))
    : -1;
  const at = open >= 0 ? open : Math.min(mark?.line ?? 0, Math.max(lines.length - 1, 0));
  const twice = reason === 'duplicated mapping key';
  return {
    line: at + 2,
    ...(mark && !twice && open < 0 && { column: mark.column + 1 }),
    what: twice
      ? `has a field twice in the front matter: ${(lines[at] ?? '').split(':')[0]}`
      : `has a front matter that is no YAML: ${reason ?? String(error)}`,
    why: 'Docusaurus cannot read the page.',
    mend: twice
      ? 'Keep one of the lines.'
      : 'Put a text with : or # or a quotation mark between quotation marks.',
  };
}

/**
 * Checks a page's front matter.
 * @param text - of the whole page
 * @param yaml - what stands between the marks; undefined if the page does not begin with it
 * @param locale - language of the page
 */
export function checkFrontMatter(
  text: string,
  yaml: string | undefined,
  locale: string,
): FrontMatter {
  const missing = (mend: string, line = 1): LocalFault => ({
    line,
    what: 'has no description',
    why: whyDescription,
    mend,
  });
  if (yaml === undefined) {
    const mend = /^\s*---[ \t]*\n/.test(text)
      ? 'The first line has to be ---, and another --- ends the front matter.'
      : 'Begin the file with ---, a line that begins with description:, and ---.';
    return { faults: [missing(mend)], fields: [] };
  }
  const lines = yaml.split('\n');
  let data: unknown;
  try {
    data = load(yaml) ?? {};
  } catch (error) {
    return { faults: [yamlFault(error, lines)], fields: [] };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return {
      faults: [missing('The front matter holds lines of the form key: value.', 2)],
      fields: [],
    };
  }
  const places = linesOf(lines);
  const fields = Object.entries(data as Record<string, unknown>);
  const faults = fields.flatMap(([key, value]) => {
    const line = places.get(key) ?? 2;
    const fault =
      key === 'description'
        ? descriptionFault(value, line, lines, locale)
        : fieldFault(key, value, line);
    return fault ? [fault] : [];
  });
  const keys = fields.map(([key]) => key);
  // A misspelt one is told already.
  const isMeant = faults.some(({ mend }) => mend.startsWith('Write description,'));
  if (!keys.includes('description') && !isMeant) {
    faults.push(missing('Add a line that begins with description: to the front matter.'));
  }
  const { description } = data as { description?: unknown };
  const said = typeof description === 'string' ? description.trim() : '';
  return {
    faults,
    fields: keys,
    ...(said !== '' && { description: { text: said, line: places.get('description') ?? 2 } }),
  };
}
