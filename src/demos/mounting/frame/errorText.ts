import { longestText } from '../../../editor/rules/messages';
import { attempt } from '../../../ui/rules/attempt';

/** What the numbers stand for to which a slip of the pen leads; what it is about follows. */
const reactErrors: Readonly<Record<string, string>> = {
  31: 'This cannot be shown as it is:',
  130: 'What is used as a component is',
};

/** The message of an error of React, of which its production build has the number and an address alone. */
function reactText(message: string): string | undefined {
  const [, number = '', about = ''] =
    /^\w+ React error #(\d+); visit \S*?\?args\[\]=([^&\s]*)/.exec(message) ?? [];
  const text = reactErrors[number];
  return text && attempt(() => `${text} ${decodeURIComponent(about)}`);
}

function textOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    const message = String(thrown.message || thrown.name);
    return reactText(message) ?? message;
  }
  const text = String(thrown);
  // What says nothing of itself is shown with what is in it.
  const isMute = text === '[object Object]' || Array.isArray(thrown);
  return (isMute && JSON.stringify(thrown)) || text;
}

/** What a program has thrown, which may be anything, as a text for the reader. */
export function errorText(thrown: unknown): string {
  return (attempt(() => textOf(thrown)) ?? typeof thrown).slice(0, longestText);
}
