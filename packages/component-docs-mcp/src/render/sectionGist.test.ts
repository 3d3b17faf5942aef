import { sectionGist } from './sectionGist';

it('tells how a section begins, and which names its code has', () => {
  const section = `## Disable weekends

Pass [a function](http://localhost/x/) to \`shouldDisableDate\`
that returns \`true\` for them.

\`NoWeekends.tsx\`

\`\`\`tsx
import { DateCalendar } from '@mui/x-date-pickers';
<DateCalendar shouldDisableDate={isWeekend} views={['day']} />
\`\`\`

More.
`;
  expect(sectionGist(section)).toBe(
    'Pass a function to `shouldDisableDate` that returns `true` for them.\n' +
      '   Names: shouldDisableDate, true, views, DateCalendar, @mui/x-date-pickers',
  );
});

it('is short, and nothing for a section without text', () => {
  expect(sectionGist('## Empty')).toBe('');
  const long = sectionGist(`## Long\n\n${'word '.repeat(200)}\n\n${'`name` '.repeat(3)}`);
  expect(long).toMatch(/^(?:word ?)+ …\n {3}Names: name$/);
  expect(long.length).toBeLessThan(260);
});

it('tells how a section within a callout begins, and takes no code of a list for words', () => {
  expect(sectionGist('> ### Inside\n>\n> Turn `sorting` off.')).toBe(
    'Turn `sorting` off.\n   Names: sorting',
  );
  expect(sectionGist('## Install\n\n1. ```tsx\n   <Button size={1} />\n   ```\n\nThen.')).toBe(
    'Then.\n   Names: size, Button',
  );
});
