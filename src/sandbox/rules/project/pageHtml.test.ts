import { sandboxChoice } from '../../../../tests/support/sandboxChoice';
import { load } from 'cheerio';
import { pageHtml } from './pageHtml';
import type { SandboxChoice } from '../types';

const choice: SandboxChoice = {
  ...sandboxChoice,
  mode: 'dark',
  direction: 'rtl',
  language: 'zh-CN',
};

it('keeps language, direction and mode of the reader', () => {
  const $ = load(pageHtml(choice, 'src/index.tsx', []));
  expect($('html').attr()).toEqual({ lang: 'zh-CN', dir: 'rtl', 'data-theme': 'dark' });
  expect($('title').text()).toBe('BasicSorting demo — Data Grid');
  expect($('meta[name=viewport]').attr('content')).toContain('width=device-width');
  expect($('body script[type=module]').attr('src')).toBe('/src/index.tsx');
});

it('asks for the text font, and for the icon fonts that are needed', () => {
  const sheets = (icons: string[]) => {
    const $ = load(pageHtml(choice, 'src/index.tsx', icons));
    return $('link[rel=stylesheet]')
      .toArray()
      .map((link) => new URL($(link).attr('href')!).searchParams.get('family'));
  };
  expect(sheets([])).toEqual(['Roboto:wght@300;400;500;700']);
  expect(sheets(['Material Icons', 'Material Icons Two Tone'])).toEqual([
    'Roboto:wght@300;400;500;700',
    'Material Icons',
    'Material Icons Two Tone',
  ]);
});

it('writes names as text', () => {
  const product = '</title><script>alert("&amp;")</script>';
  const $ = load(pageHtml({ ...choice, product, language: '"><b>' }, 'src/index.tsx', []));
  expect($('title').text()).toBe(`BasicSorting demo — ${product}`);
  expect($('html').attr('lang')).toBe('"><b>');
  expect($('script')).toHaveLength(1);
});
