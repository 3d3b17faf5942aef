export const choices = {
  highlight: ['none', 'item', 'series'],
  fade: ['none', 'series', 'global'],
} as const;
