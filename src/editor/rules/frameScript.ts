/**
 * The inline script of the frame's page: tells the page that it is there, and runs the scripts that it is handed, once. What they
 * need to talk to the page lies at a symbol until the first of them takes it.
 */
export function frameScript(): string {
  return `((w,p)=>{w.addEventListener('message',function f(e){
var o=e.ports[0];
if(e.source!==p||!o||!Array.isArray(e.data))return;
w.removeEventListener('message',f);
w[Symbol.for('frame port')]=o;
e.data.forEach(b=>{var s=document.createElement('script');
s.src=URL.createObjectURL(b);s.async=false;
s.onerror=()=>o.postMessage({type:'broken'});
document.head.append(s)})
});
p.postMessage({type:'frame ready'},'*')
})(window,window.parent)`.replace(/\n/g, '');
}
