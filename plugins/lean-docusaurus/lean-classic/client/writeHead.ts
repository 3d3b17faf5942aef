import type { HeadContent } from './mergeHead';

/** Marks what belongs to `<Head>`; the server's HTML has it from react-helmet-async. */
const mark = 'data-rh';

function writeAttributes(element: Element, attributes: Record<string, string>): void {
  const former = element.getAttribute(mark)?.split(',').filter(Boolean) ?? [];
  for (const name of former) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names) element.setAttribute(mark, names);
  else element.removeAttribute(mark);
}

/** Makes the document's head what it should be. What is there already stays as it is. */
export function writeHead({ title, html, body, tags }: HeadContent, document: Document): void {
  if (title !== undefined && document.title !== title) document.title = title;
  writeAttributes(document.documentElement, html);
  writeAttributes(document.body, body);

  const former = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(mark, 'true');
    element.textContent = text;
    const same = [...former].find((other) => other.isEqualNode(element));
    if (same) former.delete(same);
    else document.head.append(element);
  }
  for (const element of former) element.remove();
}
