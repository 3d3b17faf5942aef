import { installedPattern } from '../../lens/rules/installedPattern';
import { aloneParameter } from '../../sandbox/rules/aloneAddress';
import { styleWords } from './codeHash';
import { registry, themeColors, type Preference } from './registry';

/**
 * The inline script of the head: sets the preference attributes before the first paint. It is generated from the
 * registry and depends on nothing else, so that its hash can stand in a CSP. What it decides is what
 * `resolvePreferences` decides; a test runs both on the same input.
 * It also sets the attribute that leaves of a page only the demo that the fragment names (`?alone=#Name`). A link
 * in that demo must not change the fragment, or the page would be back.
 * Storage and cookies may be blocked: every read is guarded, and a failure leaves the default.
 *
 * What the reader has installed also becomes properties of `<html>` (`installedProperties`), which the stylesheet of the
 * lens compares with versions in the page. Written as markup, the first paint waits for it; without a version nobody fetches it.
 * @param lensSheet - address of that stylesheet; '' for none
 */
export function headScript(lensSheet = ''): string {
  const table = Object.values(registry).flatMap((entry) => {
    const { values, keep, storageKey, attribute, query, formerly, pattern }: Preference = entry;
    return pattern
      ? []
      : [[attribute, keep, storageKey, values, entry.default, query ?? '', formerly ?? 0]];
  });
  const { attribute, keep, storageKey, query } = registry.installed;
  return `(function(d,w){var e=d.documentElement,l=w.location,q=new URLSearchParams(l.search),h=/\\.(tsx|js)$/.exec(l.hash),t=${JSON.stringify(table)};
function read(k,n){try{if(k==='cookie'){var m=('; '+d.cookie).split('; '+n+'=');return m.length===2?m[1].split(';')[0]:null}
return(k==='session'?w.sessionStorage:w.localStorage).getItem(n)}catch(x){return null}}
function word(a){if(!h)return;if(a==='${registry.code.attribute}')return h[1]==='js'?'JS':'TS';if(a==='${registry.style.attribute}')return ${JSON.stringify(styleWords)}.filter(function(x){return l.hash.indexOf(x+'-')>=0})[0]}
t.forEach(function(p){var v=word(p[0])||p[3].filter(function(x){return p[5]&&x.toLowerCase()===q.get(p[5])})[0];
if(!v){v=read(p[1],p[2]);v=p[6]&&Object.prototype.hasOwnProperty.call(p[6],v)?p[6][v]:v}
e.setAttribute(p[0],p[3].indexOf(v)<0?p[4]:v)});
var m=e.getAttribute('${registry.mode.attribute}');if(m==='system'){m='light';try{if(w.matchMedia('(prefers-color-scheme: dark)').matches)m='dark'}catch(x){}}
e.setAttribute('data-theme',m);
var n=[q.get('${query}'),read('${keep}','${storageKey}')].filter(function(x){return x&&${installedPattern}.test(x)})[0]||'';e.setAttribute('${attribute}',n);
if(n){n.split(',').filter(Boolean).reverse().forEach(function(x){var p=x.split('@'),c=p[1].split(/[.-]/);e.style.setProperty('--installed-'+p[0],c[0]*1e6+c[1]*1e3+ +c[2]-(3 in c));e.style.setProperty('--version-'+p[0],'"'+p[1]+'"')});${lensSheet && `d.write('<link rel="stylesheet" href="${lensSheet}" data-lens-sheet>')`}}
if(q.has('${aloneParameter}')){e.setAttribute('data-alone','');d.addEventListener('click',function(v){if(v.target.closest('a[href^="#"]'))v.preventDefault()})}
d.querySelectorAll('meta[name="theme-color"]').forEach(function(x){x.setAttribute('content',m==='dark'?${JSON.stringify(themeColors.dark)}:${JSON.stringify(themeColors.light)})});
})(document,window)`.replace(/\n/g, '');
}
