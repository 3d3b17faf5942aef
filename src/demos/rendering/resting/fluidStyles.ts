import { flexWidths, type ColumnWidth } from '../../rules/flexWidths';
import { fluidLength } from '../../rules/fluidLength';

/** Widths in px of a grid between which the widths of its columns bend. */
const probes = [1600, 1100, 900, 760, 640, 540, 460, 390, 326, 260, 1] as const;

/** What of React's own tree is read: a component's props, and what is around it. */
interface Fiber {
  memoizedProps?: {
    privateApiRef?: { current?: { getVisibleColumns?: () => ColumnWidth[] } };
  } | null;
  return: Fiber | null;
}

/** A grid's visible columns, as it keeps them; none if it is another one than is known here. */
function columnsOf(root: Element): ColumnWidth[] {
  const key = Object.keys(root).find((name) => name.startsWith('__reactFiber$'));
  for (let at = key ? (root as unknown as Record<string, Fiber>)[key] : null; at; at = at.return) {
    const columns = at.memoizedProps?.privateApiRef?.current?.getVisibleColumns?.();
    if (columns) return columns;
  }
  return [];
}

/** Sides that the library names for the direction in which it is rendered. */
const logical: Record<string, string> = { left: 'inset-inline-start', right: 'inset-inline-end' };

/** The columns over which an element goes. */
function rangeOf(
  element: Element,
  columns: readonly ColumnWidth[],
): readonly [number, number] | undefined {
  const fields = element.getAttribute('data-fields')?.match(/\|-.*?-\|/g);
  const named = fields?.map((field) => field.slice(2, -2)) ?? [element.getAttribute('data-field')];
  const first = columns.findIndex(({ field }) => field === named[0]);
  if (first < 0) return undefined;
  return [
    first,
    first + (fields ? named.length : Number(element.getAttribute('aria-colspan') ?? 1)),
  ];
}

/** What a grid's stylesheet says anyway, and what only its own scroll bars need, which come with its script. */
const dispensable =
  /^--DataGrid-(hasScrollX:.*|hasScrollY:0|(left|right)PinnedWidth:0px|bottomContainerHeight:0px)$/;

function rewrite(
  element: Element,
  change: (property: string, value: string) => string | undefined,
): void {
  const style = element.getAttribute('style');
  if (style === null) return;
  const kept = style.split(';').flatMap((each) => {
    const at = each.indexOf(':');
    if (at < 0) return [];
    const property = each.slice(0, at).trim();
    const value = change(property, each.slice(at + 1).trim());
    return value === undefined || dispensable.test(`${property}:${value}`)
      ? []
      : [`${logical[property] ?? property}:${value}`];
  });
  element.setAttribute('style', kept.join(';'));
}

/**
 * Writes the styles of a grid anew, so that one HTML is right at every width and in both directions: a column that takes a share of the
 * grid's width gets it from the browser.
 * @param root - of a grid at rest
 */
export function writeFluidStyles(root: Element): void {
  const columns = columnsOf(root);
  const widths = probes.map((at) => ({ at, widths: flexWidths(columns, at) }));
  const lengthOf = (measure: (at: number, own: readonly number[]) => number) =>
    fluidLength(widths.map(({ at, widths: own }) => ({ at, px: measure(at, own) })));
  const totalOf = (own: readonly number[]) => own.reduce((sum, width) => sum + width, 0);
  const known = new Map<string, string>();
  const widthOf = (element: Element): string | undefined => {
    const range = rangeOf(element, columns);
    if (!range || !columns.slice(...range).some(({ flex }) => flex)) return undefined;
    const key = range.join();
    const length = known.get(key) ?? lengthOf((_at, own) => totalOf(own.slice(...range)));
    known.set(key, length);
    return length;
  };
  rewrite(root, (property, value) => {
    if (columns.length === 0) return value;
    if (property === '--DataGrid-columnsTotalWidth') return lengthOf((_at, own) => totalOf(own));
    if (property === '--DataGrid-rowWidth')
      return lengthOf((at, own) => Math.max(at, totalOf(own)));
    return value;
  });
  for (const element of root.querySelectorAll('*')) {
    const { classList } = element;
    if (classList.contains('MuiDataGrid-main')) {
      const style = element.getAttribute('style');
      element.setAttribute('style', `${style ? `${style};` : ''}container-type:inline-size`);
    } else if (classList.contains('MuiDataGrid-virtualScroller')) {
      // Whether its content is wider than its place is for the browser to say.
      rewrite(element, (property, value) => (property === 'overflow-x' ? undefined : value));
    } else if (classList.contains('MuiDataGrid-virtualScrollerContent')) {
      rewrite(element, (property, value) =>
        property === 'width' ? 'max(100%, var(--DataGrid-columnsTotalWidth))' : value,
      );
    } else {
      rewrite(element, (property, value) =>
        property === 'width' || property === '--width' ? (widthOf(element) ?? value) : value,
      );
    }
  }
}
