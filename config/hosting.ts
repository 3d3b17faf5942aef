import { checkHostingTable, type HostingTable } from '../plugins/hosting/lib/hostingTable';
import { headerPolicy } from '../plugins/policy/lib/headerPolicy';
import { contentSecurityPolicy, type PolicySettings } from './contentSecurityPolicy';
import type { Env } from './env';
import { i18n } from './i18n';

/**
 * What hosts have to do, whichever they are: `plugins/hosting` makes the files of each from it, and `npm run serve` answers by it.
 *
 * Trusted Types are not asked for: React, Emotion and the bundler's runtime give scripts and markup to the document as plain text.
 * @param hashes - of the inline scripts of all pages, for the policy
 * @param preload - what the pages of a folder load first, from `listPreloads`
 * @throws if something in it cannot stand in a host's configuration
 */
export function hostingTable(
  env: PolicySettings & Pick<Env, 'baseUrl' | 'isPreview'>,
  hashes: readonly string[],
  preload: HostingTable['preload'] = {},
): HostingTable {
  return checkHostingTable({
    baseUrl: env.baseUrl,
    languages: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
    headers: {
      'Content-Security-Policy': headerPolicy(contentSecurityPolicy(env), hashes),
      // Browsers heed it over https only.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Demos are handed to their services in windows of their own.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...(env.isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
    caching: {
      namedByContent: ['/assets/'],
      forGood: 'public, max-age=31536000, immutable',
      otherwise: 'no-cache',
    },
    types: {
      '.html': 'text/html',
      // The frame in which typed code runs.
      '.htm': 'text/html',
      '.css': 'text/css',
      '.js': 'text/javascript',
      '.mjs': 'text/javascript',
      '.json': 'application/json',
      '.webmanifest': 'application/manifest+json',
      '.xml': 'application/xml',
      '.txt': 'text/plain',
      '.md': 'text/markdown',
      '.csv': 'text/csv',
      '.svg': 'image/svg+xml',
      '.png': 'image/png',
      '.jpg': 'image/jpeg',
      '.webp': 'image/webp',
      '.avif': 'image/avif',
      '.ico': 'image/x-icon',
      '.woff2': 'font/woff2',
      '.pdf': 'application/pdf',
      '.zip': 'application/zip',
      '.wasm': 'application/wasm',
      // Pagefind's files are compressed data.
      '.pagefind': 'application/octet-stream',
      '.pf_filter': 'application/octet-stream',
      '.pf_fragment': 'application/octet-stream',
      '.pf_index': 'application/octet-stream',
      '.pf_meta': 'application/octet-stream',
    },
    texts: [
      'text/html',
      'text/css',
      'text/javascript',
      'text/plain',
      'text/markdown',
      'text/csv',
      'application/json',
      'application/manifest+json',
      'application/xml',
    ],
    compressed: [
      '.html',
      '.css',
      '.js',
      '.mjs',
      '.json',
      '.webmanifest',
      '.xml',
      '.txt',
      '.md',
      '.csv',
      '.svg',
      '.ico',
    ],
    hidden: ['/_headers', '/_redirects', '/vercel.json'],
    preload,
    markdown: {
      code: { js: '.js' },
      style: { css: '.css', tailwind: '.tailwind' },
    },
  });
}
