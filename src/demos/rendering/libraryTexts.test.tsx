import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import TablePagination from '@mui/material/TablePagination';
import Alert from '@mui/material/Alert';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DemoRoot } from '../mounting/DemoRoot';
import { demoTheme } from '../mounting/demoTheme';
import { initialThemeState } from '../rules/themeState';
import { libraryTexts } from './libraryTexts';

const pages = (
  <TablePagination component="div" count={9} page={0} rowsPerPage={5} onPageChange={() => {}} />
);

function rendered(language: 'zh' | undefined, demo = pages) {
  return renderToString(
    <DemoRoot
      cache={createCache({ key: 'css' })}
      state={initialThemeState}
      texts={libraryTexts(language)}
    >
      {demo}
    </DemoRoot>,
  );
}

it('the library speaks the language of the page', () => {
  expect(rendered('zh')).toContain('每页行数');
  expect(rendered(undefined)).toContain('Rows per page');
  expect(rendered('zh', <Alert onClose={() => {}}>Saved</Alert>)).toContain('title="关闭"');
});

it("a demo's own text or theme wins", () => {
  const own = (
    <TablePagination
      component="div"
      count={9}
      page={0}
      rowsPerPage={5}
      labelRowsPerPage="Per page"
      onPageChange={() => {}}
    />
  );
  expect(rendered('zh', own)).toContain('Per page');
  expect(rendered('zh', <ThemeProvider theme={createTheme()}>{pages}</ThemeProvider>)).toContain(
    'Rows per page',
  );
});

it('grid and pickers have their Chinese in the theme, in both densities', () => {
  for (const dense of [false, true]) {
    const text = JSON.stringify(
      demoTheme({ dense, direction: 'ltr' }, libraryTexts('zh')).components,
    );
    expect(text).toContain('没有数据');
    expect(text).toContain('上个月');
  }
});
