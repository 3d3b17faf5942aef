/**
 * The inline script that takes an `IntersectionObserver` away that cannot be made: Docusaurus's links ask only whether there is
 * one, and would take the page down with them.
 */
export function observerScript(): string {
  return 'try{new IntersectionObserver(Object)}catch(e){delete window.IntersectionObserver}';
}
