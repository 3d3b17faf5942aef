/**
 * The inline script that takes an `IntersectionObserver` away that cannot be made, or refuses to observe: Docusaurus's links ask only whether there is
 * one, and would take the page down with them.
 */
export function observerScript(): string {
  return 'try{const o=new IntersectionObserver(Object);o.observe(document.documentElement);o.disconnect()}catch(e){delete window.IntersectionObserver}';
}
