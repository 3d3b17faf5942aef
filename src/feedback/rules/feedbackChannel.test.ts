import { feedbackChannel } from './feedbackChannel';

const repositoryUrl = 'https://git.example.org/a/docs';

it('goes to analytics where a deployment has it', () => {
  expect(feedbackChannel({ isMeasured: true, repositoryUrl }, false)).toBe('analytics');
  expect(feedbackChannel({ isMeasured: true, repositoryUrl: '' }, false)).toBe('analytics');
});

it('is an issue without analytics, and for a reader who asks not to be measured', () => {
  expect(feedbackChannel({ isMeasured: false, repositoryUrl }, false)).toBe('issue');
  expect(feedbackChannel({ isMeasured: true, repositoryUrl }, true)).toBe('issue');
});

it('goes nowhere else', () => {
  expect(feedbackChannel({ isMeasured: false, repositoryUrl: '' }, false)).toBeUndefined();
  expect(feedbackChannel({ isMeasured: true, repositoryUrl: '' }, true)).toBeUndefined();
});
