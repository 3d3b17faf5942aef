import { siteUrlProblem } from './siteUrlProblem';

it.each([{}, { SITE_URL: '' }, { CI: '' }, { CI: 'false' }])(
  '%j is a warning that says what to set',
  (given) => {
    expect(siteUrlProblem(given)).toEqual({
      isFatal: false,
      text: 'SITE_URL is not set: canonical addresses, the sitemap and robots.txt will name http://localhost:3000. Set it to the public address, for example SITE_URL=https://docs.example.org',
    });
  },
);

it('in CI it is an error, which says how to build all the same', () => {
  const problem = siteUrlProblem({ CI: 'true' });
  expect(problem?.isFatal).toBe(true);
  expect(problem?.text).toContain('would name http://localhost:3000');
  expect(problem?.text).toContain('say so with SITE_URL=http://localhost:3000');
});

it.each([{ SITE_URL: 'https://docs.example.org' }, { SITE_URL: 'http://localhost:3000', CI: '1' }])(
  '%j is all right',
  (given) => expect(siteUrlProblem(given)).toBeUndefined(),
);
