import fc from 'fast-check';
import { initialThemeState, themeReducer, type ThemeAction, type ThemeState } from './themeState';

it.each<[ThemeState, ThemeAction, ThemeState]>([
  [initialThemeState, { type: 'set dense', payload: true }, { ...initialThemeState, dense: true }],
  [{ ...initialThemeState, dense: true }, { type: 'reset density' }, initialThemeState],
  [
    initialThemeState,
    { type: 'change', payload: { direction: 'rtl', paletteMode: 'dark' } },
    { dense: false, direction: 'rtl', paletteMode: 'dark' },
  ],
  [
    { dense: true, direction: 'rtl', paletteMode: 'light' },
    { type: 'change', payload: { paletteMode: 'dark' } },
    { dense: true, direction: 'rtl', paletteMode: 'dark' },
  ],
])('%j and %j make %j', (state, action, expected) => {
  expect(themeReducer(state, action)).toEqual(expected);
});

it.each<ThemeAction>([
  { type: 'set dense', payload: false },
  { type: 'reset density' },
  { type: 'change', payload: {} },
  { type: 'change', payload: { direction: undefined, paletteMode: 'light' } },
  { type: 'change', payload: { direction: '' as 'ltr' } },
])('%j changes nothing and returns the identical state', (action) => {
  expect(themeReducer(initialThemeState, action)).toBe(initialThemeState);
});

it('names an action that it does not know', () => {
  expect(() => themeReducer(initialThemeState, { type: 'set spacing' } as never)).toThrow(
    'Unknown action type "set spacing"',
  );
});

it('ends in what the last actions say, whatever came before', () => {
  const action = fc.oneof<fc.Arbitrary<ThemeAction>[]>(
    fc.record({ type: fc.constant('set dense' as const), payload: fc.boolean() }),
    fc.record({ type: fc.constant('reset density' as const) }),
    fc.record({
      type: fc.constant('change' as const),
      payload: fc.record(
        {
          direction: fc.constantFrom('ltr' as const, 'rtl' as const),
          paletteMode: fc.constantFrom('light' as const, 'dark' as const),
        },
        { requiredKeys: [] },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(action), fc.boolean(), (before, dense) => {
      const state = before.reduce(themeReducer, initialThemeState);
      const last = themeReducer(state, { type: 'set dense', payload: dense });
      expect(last).toEqual({ ...state, dense });
    }),
  );
});
