import type { NamesAnswer } from './names/asking';

/**
 * Without a network, what can be opened comes before what cannot; otherwise the order stays.
 * @param saved - addresses of the pages that are on the device, relative to the base URL; absent where there is a network
 */
export function savedFirst(answer: NamesAnswer, saved?: ReadonlySet<string>): NamesAnswer {
  if (!saved) return answer;
  const isSaved = ({ page }: NamesAnswer['results'][number]) => saved.has(page.address);
  return {
    ...answer,
    results: [
      ...answer.results.filter(isSaved),
      ...answer.results.filter((result) => !isSaved(result)),
    ],
  };
}
