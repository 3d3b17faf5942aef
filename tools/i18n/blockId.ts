import type { PageEditor, WaitingBlock } from '../../plugins/translation/lib/editPage';
import type { TranslatedPage } from '../../plugins/translation/lib/siteTranslations';

/** Names a block: blocks of a page that say the same are told apart by their number. */
export function blockId(
  page: TranslatedPage,
  { index, block }: WaitingBlock,
  source: PageEditor['source'],
): string {
  const before = source.slice(0, index).filter(({ digest }) => digest === block.digest).length;
  return `${page.pathname}#${block.digest}${before > 0 ? `-${before + 1}` : ''}`;
}
