import fs from 'node:fs';

/**
 * The rules that a stylesheet has for one kind of media, as if they were for all: jsdom knows no media.
 * @param file - address of the stylesheet
 * @param media - as the stylesheet writes it, such as `print`
 */
export function mediaRules(file: string, media: string): string {
  const [, rules = ''] = fs.readFileSync(file, 'utf8').split(`@media ${media} {\n`);
  // Within, lines are indented.
  return rules.split(/^\}/m)[0]!;
}
