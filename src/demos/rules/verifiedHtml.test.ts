import { verifiedHtml } from './verifiedHtml';

const words = ({ packages, browser }: { packages: string; browser: string }) =>
  `Verified with ${packages} in ${browser}`;

it('says what a demo was verified with, as text', () => {
  const verified = { packages: '@mui/x-charts 8.9.2', browser: 'Chromium <147>' };
  expect(verifiedHtml(verified, words)).toBe(
    '<p class="demo-file">Verified with @mui/x-charts 8.9.2 in Chromium &lt;147&gt;</p>',
  );
});

it('is nothing for a demo that is not verified', () => {
  expect(verifiedHtml(undefined, words)).toBe('');
});
