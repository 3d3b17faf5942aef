/** What the theme of a demo depends on. */
export interface ThemeState {
  dense: boolean;
  direction: 'ltr' | 'rtl';
  paletteMode: 'light' | 'dark';
}

export type ThemeAction =
  | { type: 'set dense'; payload: boolean }
  | { type: 'reset density' }
  | { type: 'change'; payload: Partial<Pick<ThemeState, 'direction' | 'paletteMode'>> };

export const initialThemeState: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

function changed(state: ThemeState, next: Partial<ThemeState>): ThemeState {
  const entries = Object.entries(next).filter(
    ([key, value]) =>
      value !== undefined && String(value) !== '' && value !== state[key as keyof ThemeState],
  );
  // The identical object when nothing changes, so that nobody renders for it.
  return entries.length === 0 ? state : { ...state, ...Object.fromEntries(entries) };
}

/**
 * The state machine of a demo's theme.
 * @throws if the action's type is none of the three, naming it
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'set dense':
      return changed(state, { dense: action.payload });
    case 'reset density':
      return changed(state, { dense: initialThemeState.dense });
    case 'change':
      return changed(state, {
        direction: action.payload.direction,
        paletteMode: action.payload.paletteMode,
      });
    default:
      throw new Error(
        `Unknown action type "${(action as { type: unknown }).type}" for the theme's state; known are "set dense", "reset density" and "change"`,
      );
  }
}
