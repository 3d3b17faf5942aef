/** What a length was, in px, when what holds it was that wide. */
export interface LengthSample {
  at: number;
  px: number;
}

/** How far, in px, a length may be from what it was. */
const tolerance = 0.3;

const written = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

interface Line {
  slope: number;
  start: number;
}

const term = ({ slope, start }: Line): string => {
  if (slope === 0) return `${written(start, 2)}px`;
  const share = `${written(slope * 100, 4)}cqw`;
  const rest = written(Math.abs(start), 2);
  if (rest === '0') return share;
  return `${share} ${start < 0 ? '-' : '+'} ${rest}px`;
};

const within = (fold: 'min' | 'max', terms: readonly string[]): string =>
  terms.length > 1 ? `${fold}(${terms.join(', ')})` : (terms[0] ?? '');

/**
 * Writes a length that follows the width of its container, as the widths of flexible columns do: they shrink in shares, each down to
 * a least one, and the others faster from there on.
 * @param samples - by whichever order; more of them find more of its bends
 * @returns a CSS length, with `cqw` for what follows; what no such length is near to, is taken from the widest two
 */
export function fluidLength(samples: readonly LengthSample[]): string {
  const falling = [...samples].sort((a, b) => b.at - a.at);
  const widest = falling[0];
  const least = falling.at(-1);
  if (!widest || !least) return '0px';
  if (falling.every(({ px }) => Math.abs(px - widest.px) < 0.01))
    return `${written(widest.px, 2)}px`;
  const lines: Line[] = falling.slice(1).map(({ at, px }, index) => {
    const wider = falling[index]!;
    const slope = (wider.px - px) / (wider.at - at);
    const flat = Math.abs(slope) < 1e-6;
    return flat ? { slope: 0, start: px } : { slope, start: px - slope * at };
  });
  const floor = least.px;
  const at = ({ slope, start }: Line, width: number) => slope * width + start;
  const fits = (used: readonly Line[]) =>
    falling.every(({ at: width, px }) => {
      const value = Math.max(floor, Math.min(...used.map((line) => at(line, width))));
      return Math.abs(value - px) <= tolerance;
    });
  // Those that nowhere lie below; of them, those without which it would not fit: a bend lies between two samples.
  const candidates = lines.filter((line) =>
    falling.every(({ at: width, px }) => px <= floor || at(line, width) >= px - tolerance),
  );
  const used = candidates.reduce<readonly Line[]>((kept, line) => {
    const others = kept.filter((each) => each !== line);
    return others.length > 0 && fits(others) ? others : kept;
  }, candidates);
  const chosen = used.length > 0 && fits(used) ? used : lines.slice(0, 1);
  return `max(${written(floor, 2)}px, ${within('min', chosen.map(term))})`;
}
