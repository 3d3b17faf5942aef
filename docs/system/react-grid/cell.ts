/** The look of every cell on this page. */
export const cell = {
  height: '100%',
  boxSizing: 'border-box',
  p: 1,
  borderRadius: 1,
  bgcolor: '#cfe8f3',
  color: '#10212b',
  lineHeight: '24px',
};
