/**
 * An inline script that readies the page for paper, and takes that back afterwards: light, also in demos, and every closed part
 * of the text open, among them the sources of demos. What needs no script is in `src/css/print.css`.
 * While it is on paper, `data-paper` keeps the preferences from showing their mode (`src/preferences/store.ts`).
 * `beforeprint` comes from every browser; the media query tells of tools that print without asking.
 */
export function printScript(): string {
  return `((d,w)=>{var e=d.documentElement.dataset,o,t,m,f=p=>{
if(!p==!o)return;
if(p){t=e.theme;e.theme='light';e.paper='';o=[...d.querySelectorAll('main details:not([open],[data-stage] *)')]}
o.forEach(x=>{var n=x.querySelector('noscript');if(n)n.outerHTML=n.textContent;x.open=p});
if(!p){o=0;delete e.paper;e.theme=t}},g=()=>f(m.matches);
w.addEventListener('beforeprint',()=>f(1));w.addEventListener('afterprint',()=>f(0));
try{m=w.matchMedia('print');m.addEventListener('change',g);d.addEventListener('DOMContentLoaded',g)}catch(x){}
})(document,window)`.replace(/\n/g, '');
}
