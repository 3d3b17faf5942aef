import type { Look } from '../../../editor/rules/messages';
import type { PreferenceStore } from '../../../preferences';

/** The page's preferences as the frame is told them. */
export interface FrameLook {
  /** In place of the page's own store, for `mountDemo`. */
  preferences: PreferenceStore;
  /** Shows what the page has told. */
  show: (look: Look) => void;
  /** Shows it on paper, or on the screen again. */
  showPaper: (isPaper: boolean) => void;
}

/** As the page is on paper. */
const paper = { mode: 'light', background: '#fff', color: '#000' } as const;

/**
 * Makes the frame look as the page does.
 * @param page - the frame's document
 */
export function frameLook(page: Document): FrameLook {
  const listeners = new Set<() => void>();
  let current: Pick<Look, 'mode' | 'direction' | 'density'> & Partial<Look> = {
    mode: 'light',
    direction: 'ltr',
    density: 'standard',
  };
  let isPaper = false;
  // Paper changes colors alone: it is shown at once, where what is rendered could come too late.
  const paint = () => {
    const { mode, background = '', color = '' } = isPaper ? paper : current;
    const root = page.documentElement;
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
    root.style.background = background;
    page.body.style.color = color;
  };
  const all = (): Record<string, string> => ({
    density: current.density,
    direction: current.direction,
    mode: current.mode,
  });
  const preferences = {
    get: (name: string) => all()[name],
    all,
    set: () => {},
    show: () => {},
    effectiveMode: () => current.mode,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as PreferenceStore;
  return {
    preferences,
    show: (look) => {
      current = look;
      const root = page.documentElement;
      root.lang = look.language;
      root.style.setProperty('--font-text', look.font);
      page.body.dir = look.direction;
      paint();
      listeners.forEach((listener) => listener());
    },
    showPaper: (isNow) => {
      isPaper = isNow;
      paint();
    },
  };
}
