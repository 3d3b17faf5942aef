import { englishTexts as apiTexts } from '../../api-reference/lib/pages/texts';
import { englishTexts as lensTexts } from '../../lens/lib/texts';
import { englishTexts as offlineTexts } from '../../offline/lib/texts';
import { englishTexts as markdownTexts } from '../../page-markdown/lib/texts';

interface PluginTexts {
  /** Name of the file of translations, below `i18n/<locale>/`. */
  name: string;
  /** Where the English texts are. */
  code: string;
  /** By id. */
  english: Readonly<Record<string, string>>;
  /** Whether a text stands in the file as it is, and not as `{ "message": "…" }`. */
  isPlain: boolean;
}

/** Texts of plugins that are not in `code.json`: what shows them asks for none of Docusaurus's. */
export const pluginTexts: readonly PluginTexts[] = [
  {
    name: 'api-reference.json',
    code: 'plugins/api-reference/lib/pages/texts.ts',
    english: apiTexts,
    isPlain: true,
  },
  { name: 'lens.json', code: 'plugins/lens/lib/texts.ts', english: lensTexts, isPlain: false },
  {
    name: 'offline.json',
    code: 'plugins/offline/lib/texts.ts',
    english: offlineTexts,
    isPlain: true,
  },
  {
    name: 'page-markdown.json',
    code: 'plugins/page-markdown/lib/texts.ts',
    english: markdownTexts,
    isPlain: false,
  },
];
