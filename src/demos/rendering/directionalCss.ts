import { compile, middleware, serialize, stringify, type Element } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Rules of a `@keyframes` have no selector that could be put below another. */
function insideKeyframes(element: Element): boolean {
  const parent = (element.root ?? element.parent) as Element | null;
  return parent?.type === '@keyframes' || parent?.type === '@-webkit-keyframes';
}

function below(prefix: string) {
  return (element: Element): void => {
    if (element.type !== 'rule' || !Array.isArray(element.props) || insideKeyframes(element))
      return;
    element.props = element.props.map((selector) =>
      selector.startsWith(prefix) ? selector : `${prefix} ${selector}`,
    );
  };
}

const write = (element: Element, ...plugins: Parameters<typeof middleware>[0]): string =>
  serialize([element], middleware([...plugins, stringify]));

/** Demos share most of their styles, and to write one takes as long as to render an element. */
const written = new Map<string, string>();

/**
 * Makes pre-rendered styles right in both directions before any script runs: rules that the mirroring
 * changes are written twice, each for its direction, and all others once. The selectors weigh no more than before.
 * @param css - rules as Emotion's left-to-right cache made them
 */
export function directionalCss(css: string): string {
  const known = written.get(css);
  if (known !== undefined) return known;
  const made = writeDirections(css);
  written.set(css, made);
  return made;
}

function writeDirections(css: string): string {
  // Writing an element changes it, so each form is written from one of its own.
  const [plain, mirrored, ...both] = Array.from({ length: 4 }, () => compile(css));
  return plain!
    .map((element, index) => {
      const text = write(element);
      if (text === write(mirrored![index]!, rtlPlugin as never)) return text;
      return (
        write(both[0]![index]!, below(':where(html:not([dir="rtl"]))')) +
        write(both[1]![index]!, rtlPlugin as never, below(':where([dir="rtl"])'))
      );
    })
    .join('');
}
