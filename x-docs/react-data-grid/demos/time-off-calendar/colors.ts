/** The cells by the reason of the absence. */
export const colors = {
  '& .weekend': { bgcolor: 'action.hover' },
  '& .vacation': { bgcolor: '#1b5e20', color: '#fff' },
  '& .sick': { bgcolor: '#8e2433', color: '#fff' },
  '& .course': { bgcolor: '#1a4b8c', color: '#fff' },
};
