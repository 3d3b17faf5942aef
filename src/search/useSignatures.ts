import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useDocsConfig } from '../docsConfig';
import { usePagePath } from '../navigation';
import { productIdentity } from '../navigation/rules/products/productIdentity';
import { whenIdle } from '../ui';
import { attempt } from '../ui/rules/attempt';
import { keepPromise } from '../ui/rules/keepPromise';
import { readJson } from '../ui/rules/readJson';
import type { FoundPage } from './rules/foundPages';
import {
  hasSignature,
  isSignaturesFile,
  openSignatures,
  signaturesFileOf,
  type SignatureOf,
} from './rules/signatures/signaturesFile';

const asked = new Map<string, Promise<SignatureOf>>();
/** What has come, so that it is there in the same frame. */
const opened = new Map<string, SignatureOf>();

const fetchSignatures = (address: string): Promise<SignatureOf> =>
  keepPromise(asked, address, async () => {
    const value = await readJson(address, await fetch(address));
    if (!isSignaturesFile(value)) throw new Error(`${address} holds no signatures`);
    const find = openSignatures(value);
    opened.set(address, find);
    return find;
  });

/** Whether something may be fetched that may never be wanted: not for a reader who saves data, nor where there is no network. */
function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.onLine && connection?.saveData !== true;
}

/**
 * Fetches the types of the reader's own product in the idle time behind the first answer, so that later ones have them without a request.
 * Older versions are read too rarely for it, and what all products of a site share has no rows.
 * @param hasAnswer - whether something is shown
 */
function useOwnSignatures(
  hasAnswer: boolean,
  baseUrl: string,
  tagOf: (url: string) => string,
): void {
  const { products } = useDocsConfig();
  const { id } = productIdentity(usePagePath());
  const tag = tagOf(useLocation().pathname);
  const isKnown = tag === 'current' && products.some((product) => product.id === id);
  const file = isKnown && id !== null ? `${baseUrl}${signaturesFileOf(tag, id)}` : undefined;
  useEffect(() => {
    if (!hasAnswer || file === undefined || attempt(mayFetchAhead) !== true) return undefined;
    return whenIdle(() => {
      // Rows in view ask again.
      fetchSignatures(file).catch(() => {});
    });
  }, [hasAnswer, file]);
}

/**
 * The short types of the API rows among results, fetched by product for those in view; those of the reader's product after the first answer.
 * @param tagOf - the docs version of an address, as the search names it
 * @returns finds the type of a result; undefined until it is there, and where there is none
 */
export function useSignatures(
  pages: readonly FoundPage[],
  baseUrl: string,
  tagOf: (url: string) => string,
): (page: FoundPage) => string | undefined {
  const [, setCount] = useState(0);
  useOwnSignatures(pages.length > 0, baseUrl, tagOf);
  const fileOf = ({ url, product }: FoundPage) =>
    `${baseUrl}${signaturesFileOf(tagOf(url), product)}`;
  const files = [...new Set(pages.filter(({ kind }) => hasSignature(kind)).map(fileOf))]
    .toSorted()
    .join('\n');
  useEffect(() => {
    let isOver = false;
    for (const address of files.split('\n').filter((each) => each !== '' && !opened.has(each)))
      fetchSignatures(address).then(
        () => {
          if (!isOver) setCount((count) => count + 1);
        },
        // A result is found and opened without it; the next answer asks again.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [files, pages]);
  return (page) => {
    if (!hasSignature(page.kind)) return undefined;
    const [address = '', anchor = ''] = page.url.slice(baseUrl.length).split('#');
    return opened.get(fileOf(page))?.(address, anchor);
  };
}
