import { greatestHeight } from '../../../editor/rules/messages';
import { attempt } from '../../../ui/rules/attempt';
import { settleHeight } from './settleHeight';

/** Px in which a menu, a dialog or a picker can be worked; the highest of them is a picker on a phone. */
const roomToWork = 560;

/** Px below what is open. */
const margin = 8;

/** What the library opens where it was told not to leave the program's own elements. */
const opened = '.MuiModal-root, .MuiPopper-root';

/** Milliseconds without a change after which the frame is at rest. */
const rest = 300;

const worked = 'a[href], button, input, select, textarea, [tabindex]';

/** Px that an element needs which may lie open over the program: nothing if it does not. */
function needOf(element: Element, page: Window): number {
  const { display, position, visibility } = page.getComputedStyle(element);
  const isOver = position === 'fixed' || position === 'absolute';
  if (!isOver || display === 'none' || visibility === 'hidden') return 0;
  const isFree = position === 'fixed' || element.parentElement === page.document.body;
  const room = isFree && element.querySelector(worked) ? roomToWork : 0;
  // What is fixed is laid out for the frame as it is, and scrolls within that.
  if (position === 'fixed') return room;
  const { bottom } = element.getBoundingClientRect();
  return Math.max(room, Math.ceil(bottom + page.scrollY) + margin);
}

/**
 * Tells how high the frame has to be, and again whenever that changes.
 * @param page - the frame's window
 * @param stages - the element of its body in which programs are shown
 * @param tell - is told px
 */
export function tellHeight(page: Window, stages: Element, tell: (height: number) => void): void {
  const { body } = page.document;
  const settle = settleHeight();
  const watched = new WeakSet<Element>();
  let told: number | undefined;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const measure = (isAtRest = false) => {
    clearTimeout(timer);
    const mayBeOpen = [
      ...[...body.children].filter((element) => element !== stages),
      ...stages.querySelectorAll(opened),
    ];
    for (const element of mayBeOpen) {
      if (watched.has(element)) continue;
      watched.add(element);
      sizes?.observe(element);
      // What stays in the page while it is closed is hidden by its class.
      changes?.observe(element, { attributes: true, attributeFilter: ['class'] });
    }
    const measures = {
      width: page.innerWidth,
      height: page.innerHeight,
      body: Math.ceil(body.getBoundingClientRect().height),
      open: Math.max(0, ...mayBeOpen.map((element) => needOf(element, page))),
    };
    const { height, isUnsure } = settle(measures, isAtRest);
    if (isUnsure) timer = setTimeout(() => measure(true), rest);
    const next = Math.min(height, greatestHeight);
    if (next !== told) tell((told = next));
  };
  const measureSoon = () => {
    if (isDue) return;
    isDue = true;
    page.requestAnimationFrame(() => {
      isDue = false;
      measure();
    });
  };

  // What is refused once is not asked for again.
  const changes = attempt(() => {
    const observer = new MutationObserver(measureSoon);
    observer.observe(body, { childList: true, subtree: true });
    return observer;
  });
  const sizes = attempt(() => {
    const observer = new ResizeObserver(() => measure());
    observer.observe(body);
    return observer;
  });
  page.addEventListener('resize', () => {
    measure();
    // By then what is open has found its place in the new frame.
    measureSoon();
  });
}
