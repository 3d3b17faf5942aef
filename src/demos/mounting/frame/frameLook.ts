import type { Look } from '../../../editor/rules/messages';
import type { PreferenceStore } from '../../../preferences';

/** The page's preferences as the frame is told them. */
export interface FrameLook {
  /** In place of the page's own store, for `mountDemo`. */
  preferences: PreferenceStore;
  /** Shows what the page has told. */
  show: (look: Look) => void;
}

/**
 * Makes the frame look as the page does.
 * @param page - the frame's document
 */
export function frameLook(page: Document): FrameLook {
  const listeners = new Set<() => void>();
  let current: Pick<Look, 'mode' | 'direction' | 'density'> = {
    mode: 'light',
    direction: 'ltr',
    density: 'standard',
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
      root.dataset.theme = look.mode;
      root.lang = look.language;
      root.style.colorScheme = look.mode;
      root.style.background = look.background;
      root.style.setProperty('--font-text', look.font);
      page.body.dir = look.direction;
      page.body.style.color = look.color;
      listeners.forEach((listener) => listener());
    },
  };
}
