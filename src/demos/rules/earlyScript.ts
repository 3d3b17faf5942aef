/** What a reader has done with a demo before it was alive, besides what its fields hold. */
export interface EarlyAct {
  /**
   * `click`: a press. `contextmenu`: one for a menu. `pointerdown`: a drag along a slider. `keydown`: a key that is no text.
   * `beforeinput`: text for an element that is edited as a whole.
   */
  n: 'click' | 'contextmenu' | 'pointerdown' | 'keydown' | 'beforeinput';
  t: Element;
  /** Where in the element it was pressed, in px. */
  x?: number;
  y?: number;
  /** Where in the element a drag has ended, in px; absent while it goes on. */
  u?: { x: number; y: number };
  /** Which press of a double click it was, 1 or 2. */
  c?: number;
  /** The key, or the text; none where it was deleted. */
  k?: string | null;
  /** Whether the text was pasted. */
  p?: boolean;
  /** Which of Shift, Control, Alt and Meta were held. */
  m?: readonly boolean[];
}

/** A stage with what was done on it; null once its demo is alive. */
export interface EarlyStage extends HTMLElement {
  earlyInput?: EarlyAct[] | null;
  /** Whether an input method is at work in one of its fields. */
  isComposing?: boolean;
}

/** A field of a stage. */
export interface EarlyField extends HTMLElement {
  /** Whether Shift was held when it was pressed last: it ends a range then. */
  isShifted?: boolean;
}

/**
 * The inline script that keeps what a reader does on a stage before its demo is alive, from the first moment on: the last press
 * and the keys after it. What the fields hold needs no keeping. A link or a submit button must not act before the demo decides what
 * it does, nor a key scroll the page that moves within a list or a grid; a menu of the demo's own is told from the browser's by the
 * pointer that announces it. Of a slider, it is the drag that is kept: it may end beside it, where no click tells of it. Keys of a
 * composition are the input method's (229: Safari ends one before it tells of the key that has ended it). `replayInput` repeats it.
 */
export function earlyScript(): string {
  return `(d=>{var g;['click','contextmenu','pointerdown','pointerup','keydown','beforeinput','compositionend'].forEach(n=>d.addEventListener(n,e=>{
var t=e.target,s=t.closest&&t.closest('[data-stage]'),k=e.key,m=[e.shiftKey,e.ctrlKey,e.altKey,e.metaKey],q,r,at=t=>(r=t.getBoundingClientRect(),{x:e.clientX-r.x,y:e.clientY-r.y});
if(n=='pointerdown')g=0;
if(n=='pointerup'&&g)g.u=at(g.t);
if(s)s.isComposing=e.isComposing;
if(!s||s.earlyInput===null)return;
q=s.earlyInput||[];
if(n=='click'||n=='contextmenu'){
t.isShifted=m[0];
if(n=='click'?g||t.closest('label,select,[type=checkbox],[type=radio],[type=range],[type=file]'):getComputedStyle(t).cursor!='context-menu')return;
q=[{n,t,m,...at(t),c:e.detail}];e.preventDefault()
}else if(n=='pointerdown'){
if(e.button||!t.closest('.MuiSlider-root'))return;
q=[g={n,t,m,...at(t)}]
}else if(n=='keydown'){
r=t.getAttribute('role');
if(e.isComposing||e.keyCode==229||!(t.matches('input,textarea,select')?/^(text|search)$/.test(t.type)&&(/^(Enter|Escape|Arrow(Up|Down))$/.test(k)||k=='Backspace'&&!t.value):/^(Enter| |Arrow.*|Home|End|Page.*|Delete|Backspace|Escape|F2)$/.test(k)||k.length==1&&!(m[1]||m[2]||m[3])&&/cell|item|option|menu|list|tree/.test(r)))return;
if(/ |Arrow|Home|End|Page/.test(k)&&!m[2]&&!m[3]&&/cell|item|option|menu|list|tree|header|combo/.test(r)&&t.localName!='button')e.preventDefault();
q=q.concat({n,t,m,k})
}else if(n=='beforeinput'){
if(!t.isContentEditable)return;
r=e.inputType=='insertFromPaste';q=q.concat({n,t,p:r,k:r&&e.dataTransfer?e.dataTransfer.getData('text/plain'):/^del/.test(e.inputType)?'':e.data});e.preventDefault()
}else return;
s.earlyInput=q
},true))})(document)`.replace(/\n/g, '');
}
