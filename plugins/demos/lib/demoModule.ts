import path from 'node:path';
import type { DemoSources } from '../../../src/demos/types';

interface Facts {
  /** Absolute path of the demo file. */
  file: string;
  siteDir: string;
  sources: DemoSources;
  isServer: boolean;
}

/**
 * Writes the code of the module that stands for `Name.tsx?demo` in a bundle. The server's holds the
 * demo itself and its texts; the browser's only knows how to fetch them, so that the page's own code
 * carries neither.
 */
export function demoModule({ file, siteDir, sources, isServer }: Facts): string {
  const request = JSON.stringify(file);
  const name = path.basename(file).replace(/\.tsx$/, '');
  const id = path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, '');
  const common = `id: ${JSON.stringify(id)}, name: ${JSON.stringify(name)}, previewLines: ${sources.preview?.lines ?? 0},`;
  if (isServer) {
    return `import Component from ${request};
import { renderDemo } from '@site/src/demos/renderDemo';
export default {
  ${common}
  prerender: (emitted) => renderDemo(Component, ${JSON.stringify(id)}, emitted),
  sources: ${JSON.stringify(sources)},
};
`;
  }
  return `export default {
  ${common}
  load: () => import(${request}),
  loadSources: () => import(${JSON.stringify(`${file}?demo-sources`)}),
};
`;
}
