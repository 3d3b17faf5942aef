import { Converter } from 'opencc-js/t2cn';

/** Writes a traditional Chinese text in simplified characters; words stay what they are. */
export const toSimplified = Converter({ from: 't', to: 'cn' });
