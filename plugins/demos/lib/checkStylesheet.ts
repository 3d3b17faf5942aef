import path from 'node:path';
import { transform, type Selector } from 'lightningcss';
import { kebabCase } from '../../../src/demos/rules/kebabCase';
import type { DemoProblem } from './demoProblem';

function classesOf(selector: Selector): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') return [component.name];
    const inner =
      component.type === 'pseudo-class' && 'selectors' in component
        ? (component.selectors as Selector[] | null)
        : null;
    return (inner ?? []).flatMap(classesOf);
  });
}

/** A nested rule belongs to the one around it; the root holds variables. Both need no class of their own. */
function needsNoClass(selector: Selector): boolean {
  return selector.some(
    (component) =>
      component.type === 'nesting' ||
      (component.type === 'pseudo-class' && component.kind === 'root'),
  );
}

interface Place {
  line: number;
  column: number;
}

/**
 * Reads the stylesheet of a demo and finds what would keep it from working on its own, or let it reach
 * into another demo: each name in it begins with the demo's.
 * @param source - the file's text
 * @param file - its path; `OrderTags.css` has classes like `order-tags-row`
 */
export function checkStylesheet(source: string, file: string): DemoProblem[] {
  const prefix = kebabCase(path.basename(file).replace(/\.css$/, ''));
  const isOwn = (name: string) => name === prefix || name.startsWith(`${prefix}-`);
  const problems: DemoProblem[] = [];
  const report = ({ line, column }: Place, reason: string) =>
    problems.push({ line, column, reason });
  const refuseFetched = ({ url, loc }: { url: string; loc: Place }): void => {
    if (!url.startsWith('data:') && !url.startsWith('#')) {
      report(loc, `fetches "${url}"; a demo uses no network`);
    }
  };
  const layered =
    "has an @layer, in which rules lose to the library's on this site and win in a project; leave it out";
  // The parser counts the lines of rules from 0.
  const atRule = ({ line, column }: Place): Place => ({ line: line + 1, column });
  try {
    transform({
      filename: file,
      code: Buffer.from(source),
      visitor: {
        Rule: {
          style({ value: { selectors, loc } }) {
            if (selectors.some((each) => !needsNoClass(each) && !classesOf(each).some(isOwn))) {
              report(
                atRule(loc),
                `has a selector without a class of this demo; name it "${prefix}" or "${prefix}-…"`,
              );
            }
          },
          keyframes({ value: { name, loc } }) {
            if (!isOwn(name.value)) {
              report(
                atRule(loc),
                `names an animation "${name.value}", which is one for the whole page; name it "${prefix}-…"`,
              );
            }
          },
          'layer-statement'({ value: { loc } }) {
            report(atRule(loc), layered);
          },
          'layer-block'({ value: { loc } }) {
            report(atRule(loc), layered);
          },
          page({ value: { loc } }) {
            report(atRule(loc), 'has an @page, which is about the whole page when it is printed');
          },
          import({ value: { url, loc } }) {
            report(atRule(loc), `imports "${url}"; a demo's stylesheet stands alone`);
          },
        },
        Url: refuseFetched,
        // Its addresses are no urls to the visitor.
        Image(image) {
          if (image.type !== 'image-set') return;
          for (const option of image.value.options) {
            if (option.image.type === 'url') refuseFetched(option.image.value);
          }
        },
      },
    });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: Place };
    if (!loc) throw error;
    report(loc, `does not compile: ${message}`);
  }
  return problems;
}
