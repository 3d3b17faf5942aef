/** What the commercial packages say, a dozen lines each time, where there is no key. */
const notice = 'MUI X: Missing license key.';

type Say = (...words: unknown[]) => void;

/** A way of saying things that leaves out the library's notice of a missing key, for who says it once for all. */
export function withoutNotice(say: Say): Say {
  return (...words) => {
    if (!words.some((word) => typeof word === 'string' && word.includes(notice))) say(...words);
  };
}
