/** What stands between the two lines of a front matter. */
const frontMatter = /^---\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;
const field = /^generated:[ \t]*(["']?)api-reference\1[ \t]*\r?$/m;

/**
 * Whether a page is one of the API reference: compiled from a version's own packages by every build, and
 * unknown to git.
 * @param mdx - whole text of the page
 */
export function isGenerated(mdx: string): boolean {
  return field.test(frontMatter.exec(mdx)?.[1] ?? '');
}
