import path from 'node:path';

/** The stable id of a demo: the path of its file below the site, with slashes and without extension. */
export function demoId(siteDir: string, file: string): string {
  return path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/\.tsx$/, '');
}
