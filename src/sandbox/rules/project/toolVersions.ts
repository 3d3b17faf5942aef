/**
 * Exact versions of what a project is built with, and of what it needs beside the packages of its demo. Vite 7
 * runs on Node 20.19 and in the services' containers.
 */
export const toolVersions = {
  '@emotion/cache': '11.14.0',
  '@tailwindcss/vite': '4.3.5',
  '@types/stylis': '4.2.7',
  '@vitejs/plugin-react': '5.2.0',
  stylis: '4.2.0',
  'stylis-plugin-rtl': '2.1.1',
  tailwindcss: '4.3.5',
  typescript: '6.0.3',
  vite: '7.3.8',
} as const;

/** What Vite of that version runs on. */
export const nodeRange = '^20.19.0 || >=22.12.0';
