/**
 * What analytics reads from a control: which tool was used, on which demo.
 * @param name - of the demo
 */
export function demoMarks(name: string, action: string) {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': name,
  };
}
