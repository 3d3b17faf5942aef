import type { DemoRendering } from '../../rules/joinDensities';
import { styleDigest } from './styleDigest';

/**
 * Numbers the ids that React has made in the order in which they stand: it counts on from one demo to the next. A style that names one (a gradient
 * that fills something) gets another name, too, since Emotion's is made of all that the style says.
 * @param prefix - of the ids, see `identifierPrefix`
 * @returns the same rendering, whatever was rendered before
 */
export function numberIds({ html, styles }: DemoRendering, prefix: string): DemoRendering {
  const numbers = new Map<string, string>();
  const numbered = (text: string) =>
    text.replaceAll(new RegExp(`_${prefix}r_(\\w+?)_`, 'g'), (_all, id: string) => {
      const number = numbers.get(id) ?? numbers.size.toString(32);
      numbers.set(id, number);
      return `_${prefix}r_${number}_`;
    });
  let text = numbered(html);
  const named = styles.map((style) => {
    const css = numbered(style.css);
    if (css === style.css) return style;
    const old = new RegExp(`\\b${style.key}-${style.id}(?![\\w-])`, 'g');
    const id = styleDigest(css, old);
    const name = `${style.key}-${id}`;
    text = text.replaceAll(old, name);
    return { ...style, id, css: css.replaceAll(old, name) };
  });
  return { html: text, styles: named };
}
