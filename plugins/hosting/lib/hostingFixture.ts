import { readEnv } from '../../../config/env';
import { listMoves } from './listMoves';

/** The settings of a preview that lies in a folder of its host. */
export const previewEnv = { ...readEnv({}), baseUrl: '/manual/', isPreview: true };

/** Moves of every kind: a folder, a page, for a while, to another site (the rest kept or not), to where no query is added, of all pages. */
export const moves = listMoves([
  { from: '/api/*', to: '/api-docs/*' },
  { from: '/api-docs/old', to: '/api-docs/new' },
  { from: '/later', to: '/now', status: 302 },
  { from: '/archive/*', to: 'https://v4.example.org{langPrefix}/' },
  { from: '/v8/*', to: 'https://v8.example.org{langPrefix}/x/*', status: 302 },
  { from: '/shop', to: 'https://mui.com/store/?ref=docs' },
  { from: '/news', to: 'https://mui.com/x/whats-new/#v8' },
  { from: '/v7/*', to: '/*', status: 302 },
]);

/** Headers that say what is accepted, and whether a page is Markdown then. */
export const accepted: [accept: string, wants: '' | 'yes'][] = [
  ['', ''],
  ['text/html, text/markdown;q=0.7', ''],
  ['text/html, text/markdown;variant=GFM;q=0', ''],
  ['text/markdown, text/html;q=0.5', 'yes'],
];
