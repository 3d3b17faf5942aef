import { extractPreview } from './extractPreview';

const component = (jsx: string) =>
  `export default function Demo() {\n  const [a, setA] = useState(0);\n\n  return (\n${jsx}\n  );\n}\n`;

it('shows what the component returns', () => {
  expect(extractPreview(component('    <Button onClick={() => setA(1)}>Save</Button>'))).toBe(
    '<Button onClick={() => setA(1)}>Save</Button>',
  );
});

it('leaves out the elements that only lay out, and the indentation', () => {
  expect(
    extractPreview(
      component(
        '    <Box sx={{ height: 300 }}>\n      <DataGrid\n        rows={rows}\n      />\n    </Box>',
      ),
    ),
  ).toBe('<DataGrid\n  rows={rows}\n/>');
});

it('shows all children of a layout', () => {
  expect(extractPreview(component('    <Stack>\n      <A />\n      <B />\n    </Stack>'))).toBe(
    '<A />\n<B />',
  );
});

it('keeps a layout whose children are no plain elements', () => {
  expect(extractPreview(component('    <Stack>{items.map(render)}</Stack>'))).toBe(
    '<Stack>{items.map(render)}</Stack>',
  );
});

it('is nothing when it would be long, or when there is no JSX to show', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `      <p>${index}</p>`).join('\n');
  expect(extractPreview(component(`    <Paper>\n${lines}\n    </Paper>`))).toBeNull();
  expect(extractPreview('export default function Demo() { return null; }')).toBeNull();
  expect(extractPreview('export const rows = [];')).toBeNull();
});
