/** What a reader has done with a demo before it was alive, besides what its fields hold. */
export interface EarlyAct {
  /** `click`: a press. `keydown`: a key that is no text. `beforeinput`: text for an element that is edited as a whole. */
  n: 'click' | 'keydown' | 'beforeinput';
  t: Element;
  /** Where in the element it was pressed, in px. */
  x?: number;
  y?: number;
  /** The key, or the text. */
  k?: string | null;
}

/** A stage with what was done on it; null once its demo is alive. */
export interface EarlyStage extends HTMLElement {
  earlyInput?: EarlyAct[] | null;
}

/**
 * The inline script that keeps what a reader does on a stage before its demo is alive, from the first moment on: the last press
 * and the keys after it. What the fields hold needs no keeping. A link or a submit button must not act before the demo decides what
 * it does. `replayInput` repeats it.
 */
export function earlyScript(): string {
  return `(d=>['click','keydown','beforeinput'].forEach(n=>d.addEventListener(n,e=>{
var t=e.target,s=t.closest&&t.closest('[data-stage]'),k=e.key,q,r;
if(!s||s.earlyInput===null)return;
q=s.earlyInput||[];
if(n=='click'){
if(t.closest('label,select,[type=checkbox],[type=radio],[type=range],[type=file]'))return;
r=t.getBoundingClientRect();q=[{n,t,x:e.clientX-r.x,y:e.clientY-r.y}];e.preventDefault()
}else if(n=='keydown'){
if(!(t.matches('input,textarea,select')?/^(Enter|Arrow(Up|Down))$/.test(k)&&/^(text|search)$/.test(t.type):/^(Enter| |Arrow.*|Home|End|Page.*|Delete|Backspace|Escape)$/.test(k)))return;
q=q.concat({n,t,k})
}else{
if(!t.isContentEditable)return;
q=q.concat({n,t,k:e.data});e.preventDefault()
}
s.earlyInput=q
},true)))(document)`.replace(/\n/g, '');
}
