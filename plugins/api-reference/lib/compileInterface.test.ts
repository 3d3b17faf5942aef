import { eventTopic } from './compileCatalogue';
import { topicOf } from './compileInterface';

test.each([
  ['GridSortApi', 'Sort'],
  ['GridRowMultiSelectionApi', 'Row multi selection'],
  ['GridRowProApi', 'Row'],
  ['GridCsvExportApi', 'CSV export'],
  ['GridAiAssistantApi', 'AI assistant'],
  ['GridDataSourceApi', 'Data source'],
  ['GridDataSourceApiBase', 'Data source'],
])('%s is about %s', (name, topic) => expect(topicOf(name)).toBe(topic));

test('an interface that is no part of the API has no topic', () => {
  expect(topicOf('GridColDef')).toBeUndefined();
});

test.each([
  ['GridRowEventLookup', 'Row'],
  ['GridColumnHeaderEventLookup', 'Column header'],
  ['GridControlledStateEventLookupPro', 'State'],
  ['GridEventLookupPremium', 'General'],
])('events of %s are about %s', (name, topic) => expect(eventTopic(name)).toBe(topic));
