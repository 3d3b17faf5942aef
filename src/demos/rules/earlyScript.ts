/** What a reader has done with a demo before it was alive, besides what its fields hold. */
export interface EarlyAct {
  /**
   * `click`: a press. `contextmenu`: one for a menu. `keydown`: a key that is no text. `beforeinput`: text for an element that is edited as a
   * whole.
   */
  n: 'click' | 'contextmenu' | 'keydown' | 'beforeinput';
  t: Element;
  /** Where in the element it was pressed, in px. */
  x?: number;
  y?: number;
  /** Which press of a double click it was, 1 or 2. */
  c?: number;
  /** The key, or the text. */
  k?: string | null;
  /** Whether the text was pasted. */
  p?: boolean;
  /** Which of Shift, Control, Alt and Meta were held. */
  m?: readonly boolean[];
}

/** A stage with what was done on it; null once its demo is alive. */
export interface EarlyStage extends HTMLElement {
  earlyInput?: EarlyAct[] | null;
}

/**
 * The inline script that keeps what a reader does on a stage before its demo is alive, from the first moment on: the last press
 * and the keys after it. What the fields hold needs no keeping. A link or a submit button must not act before the demo decides what
 * it does; a menu of the demo's own is told from the browser's by the pointer that announces it. Keys of a composition are the input method's (229: Safari
 * ends one before it tells of the key that has ended it). `replayInput` repeats it.
 */
export function earlyScript(): string {
  return `(d=>['click','contextmenu','keydown','beforeinput'].forEach(n=>d.addEventListener(n,e=>{
var t=e.target,s=t.closest&&t.closest('[data-stage]'),k=e.key,m=[e.shiftKey,e.ctrlKey,e.altKey,e.metaKey],q,r;
if(!s||s.earlyInput===null)return;
q=s.earlyInput||[];
if(n=='click'||n=='contextmenu'){
if(n=='click'?t.closest('label,select,[type=checkbox],[type=radio],[type=range],[type=file]'):getComputedStyle(t).cursor!='context-menu')return;
r=t.getBoundingClientRect();q=[{n,t,m,x:e.clientX-r.x,y:e.clientY-r.y,c:e.detail}];e.preventDefault()
}else if(n=='keydown'){
if(e.isComposing||e.keyCode==229||!(t.matches('input,textarea,select')?/^(text|search)$/.test(t.type)&&(/^(Enter|Escape|Arrow(Up|Down))$/.test(k)||k=='Backspace'&&!t.value):/^(Enter| |Arrow.*|Home|End|Page.*|Delete|Backspace|Escape|F2)$/.test(k)||k.length==1&&!(m[1]||m[2]||m[3])&&t.closest('[role=tree],[role=menu],[role=listbox]')))return;
q=q.concat({n,t,m,k})
}else{
if(!t.isContentEditable)return;
r=e.inputType=='insertFromPaste';q=q.concat({n,t,p:r,k:r&&e.dataTransfer?e.dataTransfer.getData('text/plain'):e.data});e.preventDefault()
}
s.earlyInput=q
},true)))(document)`.replace(/\n/g, '');
}
