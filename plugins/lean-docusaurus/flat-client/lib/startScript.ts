import { routeFilesName } from './nameRouteFiles';

/** Milliseconds after which the scripts start though no paint has been reported, as in a window that is covered. */
const patience = 1000;
/** Frames to wait for when all of the HTML is there: the first paint that is reported may have been of its beginning. */
const frames = 2;

/**
 * The inline script that starts a page's scripts, those that its head preloads and its own (`nameRouteFiles`), when the page's HTML has been
 * painted. As `defer` they would run before, and what a visitor came for would stand behind them. Its own are fetched with the first
 * paint that is reported: before it they would take a connection each from what it needs. Where nothing is painted (a tab in the
 * background) or no paint is reported, all start when the HTML is there.
 * Constant, so that its hash can stand in a CSP.
 */
export function startScript(): string {
  return `(function(d,P){var painted=false,framed=false,begun=false,named=false,h=d.head,tells=P&&P.supportedEntryTypes&&P.supportedEntryTypes.indexOf('paint')>=0;
function fetchOwn(){var m=h.querySelector('meta[name=${routeFilesName}]');if(named||!m)return;named=true;m.content.split(' ').forEach(function(a){var l=d.createElement('link');l.rel='preload';l.setAttribute('as','script');l.href=a;h.append(l)})}
function start(){if(begun)return;begun=true;fetchOwn();h.querySelectorAll('link[rel=preload][as=script]').forEach(function(l){var s=d.createElement('script');s.src=l.href;s.async=false;h.append(s)})}
function next(){if(painted&&framed)start()}
function wait(n){requestAnimationFrame(function(){if(n>1)return wait(n-1);framed=true;setTimeout(next)})}
function paint(){painted=true;fetchOwn();next()}
if(tells)try{new P(paint).observe({type:'paint',buffered:true})}catch(e){paint()}
d.addEventListener('DOMContentLoaded',function(){if(!tells||d.visibilityState!=='visible')return start();wait(${frames});setTimeout(start,${patience});d.addEventListener('visibilitychange',start)})
})(document,window.PerformanceObserver)`.replace(/\n/g, '');
}
