import path from 'node:path';
import { markupOf, readIcons, styleOf } from './readIcons';

const icon = (drawing: string) =>
  `"use client";\n\nimport createSvgIcon from "./utils/createSvgIcon.js";\nimport { jsx as _jsx } from "react/jsx-runtime";\nexport default createSvgIcon(${drawing}, 'Buoy');`;

it.each([
  ['a path', '/*#__PURE__*/_jsx("path", { d: "M1 2v3" })', '<path d="M1 2v3"/>'],
  [
    'several elements',
    '[_jsx("circle", { cx: "12", cy: "4", r: "2" }, "0"), _jsx("path", { d: "M1", fillOpacity: ".3" }, "1")]',
    '<circle cx="12" cy="4" r="2"/><path d="M1" fill-opacity=".3"/>',
  ],
  [
    'a group',
    '_jsxs("g", { fillRule: "evenodd", children: [_jsx("path", { d: "M1" }), _jsx("path", { d: "M2" })] })',
    '<g fill-rule="evenodd"><path d="M1"/><path d="M2"/></g>',
  ],
  [
    'a fragment',
    '_jsxs(React.Fragment, { children: [_jsx("path", { d: "M1" }), _jsx("path", { d: "M2" })] })',
    '<path d="M1"/><path d="M2"/>',
  ],
  ['signs of markup', '_jsx("path", { id: "a\\"<b" })', '<path id="a&#34;&#60;b"/>'],
])('draws %s', (_what, drawing, markup) => {
  expect(markupOf(icon(drawing))).toBe(markup);
});

it('refuses what is no icon', () => {
  expect(() => markupOf('export default 1;')).toThrow('exports no icon');
});

it.each([
  ['Anchor', 'Filled'],
  ['AnchorOutlined', 'Outlined'],
  ['LockOutline', 'Filled'],
  ['AnchorTwoTone', 'TwoTone'],
])('says that %s is %s', (name, style) => {
  expect(styleOf(name)).toBe(style);
});

it('reads every icon of the installed package', () => {
  const icons = readIcons(path.resolve('node_modules/@mui/icons-material'));
  const all = Object.values(icons).flat();
  expect(icons.Filled.length).toBeGreaterThan(2000);
  expect(all.filter(([, markup]) => !/^<(path|circle|ellipse|g|defs)\b/.test(markup))).toEqual([]);
});
