import { type Bytes } from './results';

const kinds: Record<string, keyof Bytes> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
  Fetch: 'fetch',
  XHR: 'fetch',
  Prefetch: 'ahead',
};

/**
 * Which kind a response counts as.
 * @param type - the browser's word, such as `Script`; it has none for what a hint fetches ahead
 * @param url - the scripts of demos have a folder of their own
 */
export function kindOfResponse(type: string, url: string): keyof Bytes {
  const { pathname } = new URL(url);
  const kind = kinds[type] ?? 'other';
  if (kind === 'other' && pathname.endsWith('.js')) return 'ahead';
  return kind === 'script' && pathname.includes('/assets/demos/') ? 'demoScript' : kind;
}
