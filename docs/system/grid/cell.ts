/** The look of every cell on this page. */
export const cell = {
  p: 1,
  borderRadius: 1,
  bgcolor: 'action.selected',
  color: 'text.primary',
  typography: 'body2',
};
