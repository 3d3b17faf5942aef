import { placeOf, type Posting } from './posting';

/** Words that are being collected, by number: the place of each in `list`. */
export interface WordTable {
  list: string[];
  places: Map<string, number>;
  /** Where each word stands, by place. */
  postings: Posting[][];
  /** The number of a word, which is new if it is not there yet. */
  numberOf: (word: string) => number;
  /** Says where a word stands. Places come in their order; of two in one place, the one that tells more stays. */
  post: (word: number, value: Posting) => void;
}

/** @returns a table without words */
export function createWords(): WordTable {
  const list: string[] = [];
  const places = new Map<string, number>();
  const postings: Posting[][] = [];
  return {
    list,
    places,
    postings,
    numberOf(word) {
      const known = places.get(word);
      if (known !== undefined) return known;
      places.set(word, list.length);
      postings.push([]);
      return list.push(word) - 1;
    },
    post(word, value) {
      const own = postings[word]!;
      const last = own.length - 1;
      if (last < 0 || placeOf(own[last]!) !== placeOf(value)) own.push(value);
      else if (own[last]! < value) own[last] = value;
    },
  };
}
