import type { Assistant } from '../src/pageActions/rules/assistants';
import { refusedAddress } from './shownAddress';
import { isPlainAddress } from './siteAddress';

/** As many have a key of their own in the menu. */
const most = 9;

/**
 * Reads the assistants to which readers can take a page.
 * @param name - of the variable, for the error
 * @param value - `Name=address` for each, separated by `|`: https, with `{page}` or `{markdown}` in it
 * @throws naming the part that is wrong, and how to write it
 */
export function readAssistants(name: string, value: string | undefined): Assistant[] {
  const assistants = (value ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, label = '', href = ''] = /^([^=]+)=(.+)$/.exec(part) ?? [];
      const address = href.trim();
      const filled = address.replace(/\{(?:page|markdown)\}/g, 'x');
      const isComplete = filled !== address && !/[{}]/.test(filled);
      if (!label.trim() || !isComplete || !isPlainAddress(filled) || !/^https:/i.test(filled)) {
        throw new Error(
          `${name} holds ${refusedAddress(part, 'is no name with an address')}. Write it as Name=https://assistant.example/?q={markdown}, with {page} or {markdown} where the address of the page or of its Markdown goes, and | between two of them.`,
        );
      }
      return { name: label.trim(), href: address };
    });
  const names = assistants.map((each) => each.name);
  const twice = names.find((each, index) => names.indexOf(each) !== index);
  if (twice !== undefined) throw new Error(`${name} names "${twice}" twice. Leave one of them.`);
  if (names.length > most) {
    throw new Error(`${name} has ${names.length} assistants; a menu takes ${most}.`);
  }
  return assistants;
}
