import { demoMarks } from './demoMarks';

it('names the demo and what was used of it', () => {
  expect(demoMarks('OrderTags', 'download-zip')).toEqual({
    'data-ga-event-category': 'demo',
    'data-ga-event-action': 'download-zip',
    'data-ga-event-label': 'OrderTags',
  });
});
