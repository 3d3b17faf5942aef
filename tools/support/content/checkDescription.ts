import type { Fault, PageText } from './types';

const shortest = 20;
const longest = 200;

/** Demands a description that is one sentence or more, neither a label nor a paragraph. */
export function checkDescription({ file, description }: PageText): Fault[] {
  const fault = (what: string, mend: string): Fault[] => [
    {
      file,
      what,
      why: 'It stands under the title and is what a search engine shows.',
      mend,
    },
  ];
  if (!description) {
    return fault(
      'has no description',
      'Begin the file with front matter that holds one line, description.',
    );
  }
  if (description.length < shortest || description.length > longest) {
    return fault(
      `has a description of ${description.length} characters`,
      `Write ${shortest} to ${longest}.`,
    );
  }
  if (!/^[\p{Lu}\p{N}"'“‘]/u.test(description) || !/[.!?]$/.test(description)) {
    return fault(
      `has a description that is no sentence: "${description}"`,
      'Begin with a capital letter and end with a full stop.',
    );
  }
  return [];
}
