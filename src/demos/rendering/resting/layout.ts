/** What a demo is laid out in while it comes to rest: nothing has a size there, so these stand in for it. */
export interface Layout {
  /** Width in px of whatever measures itself for a grid; see `fluidStyles`. */
  gridWidth: number;
}

/** Width in px of a stage beside the list of contents, where a reader of 1280 px has it. */
const stageWidth = 638;
/** Size in px of what says nothing of its own: a line of controls. */
const lineHeight = 40;
/** What stands above and below a grid's rows, in px, by its class. */
const bars = [
  ['MuiDataGrid-toolbar', 52],
  ['MuiDataGrid-toolbarContainer', 36],
  ['MuiDataGrid-footerContainer', 53],
] as const;

const pixels = (value: string | null | undefined): number | undefined => {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value?.trim() ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

/** Widths of letters and of the sign on a button, in shares of the size of the letters and in px. */
const letterShare = 0.55;
/** The element in which charts measure text. */
const measure = 'mui_measurement_span';
const iconWidth = 20;

/** The declarations of an element that have no condition, from its classes' rules and its own style. */
export type ReadDeclaration = (element: Element, property: string) => string | undefined;

// The library's selectors are simple; walking is several times as fast as matching them here.
function rootOf(main: Element): Element {
  let at: Element | null = main;
  while (at && !at.classList.contains('MuiDataGrid-root')) at = at.parentElement;
  return at ?? main;
}

/** Makes what answers for sizes. */
export function createLayout(declared: ReadDeclaration, layout: Layout) {
  const given = (element: Element, property: 'width' | 'height') =>
    declared(element, property) ?? element.getAttribute(property) ?? undefined;

  const ofParent = (
    element: Element,
    property: 'width' | 'height',
    size: (of: Element) => number | undefined,
  ): number | undefined => {
    const value = given(element, property);
    const own = pixels(value);
    if (own !== undefined) return own;
    const parent = element.parentElement;
    if (!parent) return undefined;
    const [, share] = /^(\d+(?:\.\d+)?)%$/.exec(value ?? '') ?? [];
    if (property === 'height' && share === undefined) return undefined;
    const whole = size(parent);
    return whole === undefined ? undefined : (whole * Number(share ?? 100)) / 100;
  };

  /** Height that a grid is given by what is around it, or undefined if it takes what it needs. */
  const heightAround = (element: Element): number | undefined => {
    for (
      let at: Element | null = element;
      at && !at.hasAttribute('data-rest');
      at = at.parentElement
    ) {
      const height = pixels(declared(at, 'height')) ?? pixels(declared(at, 'max-height'));
      if (height !== undefined) return height;
    }
    return undefined;
  };

  /** Height of a grid's part that holds headers and rows. */
  const mainHeight = (main: Element): number => {
    const root = rootOf(main);
    const around = heightAround(root);
    if (around === undefined) {
      // As high as its content, as far as that is known.
      const head = pixels(
        /--DataGrid-headersTotalHeight:\s*([\d.]+px)/.exec(root.getAttribute('style') ?? '')?.[1],
      );
      const [content] = main.getElementsByClassName('MuiDataGrid-virtualScrollerContent');
      const rows = pixels(
        /flex-basis:\s*([\d.]+px)/.exec(content?.getAttribute('style') ?? '')?.[1],
      );
      return (head ?? 56) + (rows ?? 0);
    }
    const beside = bars.reduce(
      (sum, [name, height]) => sum + (root.getElementsByClassName(name).length > 0 ? height : 0),
      0,
    );
    return Math.max(0, around - 2 - beside);
  };

  const letterSize = (element: Element) => pixels(declared(element, 'font-size')) ?? 16;
  const textWidth = (element: Element) =>
    (element.textContent ?? '').length * letterSize(element) * letterShare;

  /** What a control needs, which takes no more. */
  const buttonWidth = (button: Element): number => {
    const padding = pixels(/^[\d.]+px/.exec(declared(button, 'padding') ?? '')?.[0]) ?? 8;
    const isSign = button.getElementsByTagName('svg').length > 0;
    return 2 * padding + (isSign ? iconWidth : textWidth(button));
  };

  /** Drawings beside each other share their line. */
  const shared = (element: Element, whole: number): number => {
    const parent = element.parentElement;
    if (element.localName !== 'svg' || !parent || declared(parent, 'display') !== 'flex')
      return whole;
    if (declared(parent, 'flex-direction')?.startsWith('column')) return whole;
    return whole / Math.max(1, parent.getElementsByTagName('svg').length);
  };

  const width = (element: Element): number => {
    if (element.classList.contains('MuiDataGrid-main')) return layout.gridWidth;
    if (element.hasAttribute('data-rest')) return stageWidth;
    // Charts measure their labels here.
    if (element.id === measure) return textWidth(element);
    // One that is as wide as its content says so in words.
    if (element.localName === 'button' && !/^\d/.test(given(element, 'width') ?? ''))
      return buttonWidth(element);
    return shared(element, ofParent(element, 'width', width) ?? stageWidth);
  };
  const height = (element: Element): number => {
    if (element.classList.contains('MuiDataGrid-main')) return mainHeight(element);
    if (element.id === measure) return letterSize(element) * 1.2;
    return ofParent(element, 'height', (parent) => height(parent)) ?? lineHeight;
  };
  return { width, height };
}
