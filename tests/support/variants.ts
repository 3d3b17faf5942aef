import path from 'node:path';
import { filesBelow } from '../../plugins/support/filesBelow';

const root = path.resolve(__dirname, '../..');

/** A file of a demo in one of the stylings beside the system one. */
export interface Variant {
  /** Address of its page, in English. */
  page: string;
  /** Folder of its page, absolute. */
  folder: string;
  demo: string;
  style: 'css' | 'tailwind';
}

/** Every variant of a demo in the sources of the site. */
export function sourceVariants(): Variant[] {
  return Object.entries({ docs: '', 'x-docs': 'x/' }).flatMap(([docs, prefix]) =>
    filesBelow(path.join(root, docs)).flatMap((file): Variant[] => {
      const [, demo, style] = /^(.+)\.(css|tailwind)\.tsx$/.exec(path.basename(file)) ?? [];
      if (!demo || !style) return [];
      const folder = path.dirname(file);
      const below = path.relative(path.join(root, docs), folder).split(path.sep).join('/');
      return [{ page: `/${prefix}${below}/`, folder, demo, style: style as Variant['style'] }];
    }),
  );
}

/** The addresses of the pages that have variants. */
export function variantPages(): string[] {
  return [...new Set(sourceVariants().map(({ page }) => page))];
}
