/** Elements whose children a browser takes from its text only if they are of certain kinds: no copy can be wrapped there. */
const strict = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'select',
  'colgroup',
  'svg',
  'g',
]);

const copy = (density: 'standard' | 'compact', node: Element): Element => {
  const wrapper = node.ownerDocument.createElement('div');
  wrapper.setAttribute('data-density-copy', density);
  wrapper.append(node.cloneNode(true));
  return wrapper;
};

/** Whether two nodes are equal, what they hold aside. */
const isAlike = (a: Node, b: Node, same: (text: string) => string): boolean => {
  if (!(a instanceof Element) || !(b instanceof Element))
    return (
      !(a instanceof Element) &&
      !(b instanceof Element) &&
      a.textContent === same(b.textContent ?? '')
    );
  const names = a.getAttributeNames();
  return (
    a.localName === b.localName &&
    a.childNodes.length === b.childNodes.length &&
    names.length === b.getAttributeNames().length &&
    names.every((name) => a.getAttribute(name) === same(b.getAttribute(name) ?? ''))
  );
};

/** Puts beside what differs in the compact size the element that is there instead. False: the two have to differ as a whole. */
function merge(standard: Element, compact: Element, same: (text: string) => string): boolean {
  const pairs = [...standard.childNodes].map(
    (node, index) => [node, compact.childNodes[index]!] as const,
  );
  for (const [node, other] of pairs) {
    if (isAlike(node, other, same)) {
      if (!(node instanceof Element) || merge(node, other as Element, same)) continue;
    }
    if (!(node instanceof Element) || !(other instanceof Element) || strict.has(standard.localName))
      return false;
    node.replaceWith(copy('standard', node), copy('compact', other));
  }
  return true;
}

/**
 * Writes a demo's two sizes as one HTML, in which only what differs is there twice.
 * @param prefixes - of the ids in the standard and in the compact size
 * @returns the HTML, with copies that CSS chooses from (`showDemo`); null if the sizes have too little in common
 */
export function mergeDensities(
  [standard, standardPrefix]: readonly [html: string, prefix: string],
  [compact, compactPrefix]: readonly [html: string, prefix: string],
): string | null {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  one.innerHTML = standard;
  other.innerHTML = compact;
  if (one.childNodes.length !== other.childNodes.length) return null;
  return merge(one, other, (text) => text.replaceAll(compactPrefix, standardPrefix))
    ? one.innerHTML
    : null;
}
