import { registry, themeColors } from './registry';

/**
 * The one inline script of the page: sets the preference attributes before the first paint.
 * It is generated from the registry and holds nothing else, so that its hash can stand in a CSP.
 * Storage and cookies may be blocked: every read is guarded, and a failure leaves the default.
 */
export function headScript(): string {
  const table = Object.values(registry).map(
    ({ values, default: fallback, keep, storageKey, attribute }) => [
      attribute,
      keep,
      storageKey,
      values,
      fallback,
    ],
  );
  return `(function(d,w){var e=d.documentElement,t=${JSON.stringify(table)};
function read(k,n){try{if(k==='cookie'){var m=('; '+d.cookie).split('; '+n+'=');return m.length===2?m[1].split(';')[0]:null}
return(k==='session'?w.sessionStorage:w.localStorage).getItem(n)}catch(x){return null}}
t.forEach(function(p){var v=read(p[1],p[2]);e.setAttribute(p[0],p[3].indexOf(v)<0?p[4]:v)});
var m=e.getAttribute('data-mode');if(m==='system'){m=w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}
e.setAttribute('data-theme',m);
d.querySelectorAll('meta[name="theme-color"]').forEach(function(x){x.setAttribute('content',m==='dark'?${JSON.stringify(themeColors.dark)}:${JSON.stringify(themeColors.light)})});
})(document,window)`.replace(/\n/g, '');
}
