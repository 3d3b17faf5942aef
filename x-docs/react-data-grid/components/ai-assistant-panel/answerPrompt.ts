import { type PromptResponse } from '@mui/x-data-grid-premium';

const words = {
  workshop: ['North', 'Harbor'],
  status: ['Open', 'Waiting', 'Done'],
};

/** Takes the place of a language model: it knows a few words only. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  const text = prompt.toLowerCase();
  const answer: PromptResponse = {
    conversationId: 'repairs',
    select: -1,
    filters: Object.entries(words).flatMap(([column, values]) =>
      values
        .filter((value) => text.includes(value.toLowerCase()))
        .map((value) => ({ column, operator: 'equals', value })),
    ),
    sorting: [],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
  if (text.includes('longest')) {
    answer.sorting.push({ column: 'hours', direction: 'desc' });
  }
  if (text.includes('by workshop')) {
    answer.grouping.push({ column: 'workshop' });
  }
  if (text.includes('total')) {
    answer.aggregation = { hours: 'sum' };
  }
  const { filters, sorting, grouping, aggregation } = answer;
  const found = [
    ...filters,
    ...sorting,
    ...grouping,
    ...Object.keys(aggregation),
  ];
  if (found.length === 0) {
    throw new Error('Try “longest”, “north”, “open” or “total by workshop”.');
  }
  return answer;
}
