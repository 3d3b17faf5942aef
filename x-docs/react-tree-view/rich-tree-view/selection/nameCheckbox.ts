export const nameCheckbox = ({ label }: { label: string }) => ({
  slotProps: {
    checkbox: { slotProps: { input: { 'aria-label': label } } } as object,
  },
});
