/** The look of every item on this page. */
export const tile = {
  p: 1,
  borderRadius: 1,
  bgcolor: '#cfe8f3',
  color: '#10212b',
  lineHeight: '24px',
};
