import { useEffect, useRef } from 'react';
import { placeTip } from './rules/placeTip';
import styles from './TooltipLayer.module.css';
import { attempt } from './rules/attempt';

const id = 'site-tooltip';
/** Long enough for the pointer to cross from the mark to its tooltip. */
const leaveDelay = 150;

/** What is explained when an element gets the focus: the element itself, or the marks inside a link. */
function explainedBy(target: Element): Element[] {
  if (target.matches('[data-tip]')) return [target];
  return target.matches('a[href], summary') && target.matches(':focus-visible')
    ? [...target.querySelectorAll('[data-tip]')]
    : [];
}

/**
 * The one tooltip of the site: shows the text of `data-tip` while its element is pointed at or focused, or
 * the link around it is focused. It lies in the top layer, so that no scrolling list cuts it off; Escape and
 * scrolling away close it.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = layer.current;
    if (!tip) return undefined;
    let owner: Element | undefined;
    let anchor: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const hide = () => {
      clearTimeout(timer);
      if (owner?.getAttribute('aria-describedby') === id) owner.removeAttribute('aria-describedby');
      owner = undefined;
      anchor = undefined;
      if (tip.matches(':popover-open')) attempt(() => tip.hidePopover());
    };
    const place = () => {
      if (!anchor) return;
      const { left, top } = placeTip(anchor.getBoundingClientRect(), tip.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      });
      tip.style.left = `${left}px`;
      tip.style.top = `${top}px`;
    };
    const show = (next: Element, marks: Element[]) => {
      hide();
      const texts = marks.map((mark) => mark.getAttribute('data-tip')!);
      owner = next;
      [anchor] = marks;
      tip.textContent = texts.join(' · ');
      attempt(() => tip.showPopover());
      place();
      // What the element says anyway is not announced twice.
      if (!texts.every((text) => next.textContent.includes(text)))
        next.setAttribute('aria-describedby', id);
    };
    const point = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const mark = target.closest('[data-tip]');
      if (mark) {
        clearTimeout(timer);
        if (mark !== owner) show(mark, [mark]);
      } else if (target.closest(`#${id}`)) {
        clearTimeout(timer);
      } else if (owner && !owner.matches(':focus')) {
        clearTimeout(timer);
        timer = setTimeout(hide, leaveDelay);
      }
    };
    const focus = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const marks = explainedBy(target);
      if (marks.length > 0) show(target, marks);
    };
    // A list scrolls by itself to the entry that gets the focus.
    const scroll = () => (owner?.matches(':focus') ? place() : hide());
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };

    const end = new AbortController();
    const options = { signal: end.signal, passive: true };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('focusin', focus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', press, options);
    document.addEventListener('scroll', scroll, { ...options, capture: true });
    return () => {
      hide();
      end.abort();
    };
  }, []);

  return <div ref={layer} id={id} role="tooltip" popover="manual" className={styles.tip} />;
}
