import { readEnv } from '../../../config/env';
import { listMoves } from './listMoves';

/** The settings of a preview that lies in a folder of its host. */
export const previewEnv = { ...readEnv({}), baseUrl: '/manual/', isPreview: true };

/** Moves of every kind: a folder, a page, for a while, to another site, the rest kept or not. */
export const moves = listMoves([
  { from: '/api/*', to: '/api-docs/*' },
  { from: '/api-docs/old', to: '/api-docs/new' },
  { from: '/later', to: '/now', status: 302 },
  { from: '/archive/*', to: 'https://v4.example.org{langPrefix}/' },
  { from: '/v8/*', to: 'https://v8.example.org{langPrefix}/x/*', status: 302 },
]);
