import { registry } from '../../preferences/rules/registry';
import { foresight, readerSigns } from './readerSigns';

/** Name of the `meta` element in which a page names the scripts of its demos in a styling, before that styling. */
export const scriptsName = 'demo-scripts-';

/**
 * The inline script that fetches what brings the demos of a page at the first sign of a reader, where the first of them is near: the
 * page's own scripts may take a second until they ask for it, and on a first visit that second is what a reader waits for. Nothing
 * is run: the files, whose addresses name their content, are in the browser's cache when their scripts ask for them. Not preloaded, since browsers
 * complain of what was preloaded where a reader leaves the page at once. What is fetched is what `whenNeeded` is going to ask for after the same sign, in the styling that the reader has chosen.
 */
export function fetchAheadScript(): string {
  return `((d,w)=>{var n=${JSON.stringify(readerSigns)},f=()=>{
var s=d.querySelector('[data-stage]'),m=x=>d.querySelector('meta[name=${scriptsName}'+x+']'),e;
if(!s)return;
n.forEach(x=>w.removeEventListener(x,f,true));
if((e=m(d.documentElement.getAttribute('${registry.style.attribute}'))||m('system'))&&s.getBoundingClientRect().top<w.innerHeight*${1 + foresight})
e.content.split(' ').forEach(x=>{try{w.fetch(x,{priority:'low'}).then(r=>r.blob()).catch(()=>{})}catch(y){}})
};n.forEach(x=>w.addEventListener(x,f,{capture:true,passive:true}))})(document,window)`.replace(
    /\n/g,
    '',
  );
}
