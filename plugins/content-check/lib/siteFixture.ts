import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ContentCheckOptions } from '../options';
import { pluginTexts } from './pluginTexts';

/** Files of a site, by path. */
export type SiteTexts = Record<string, string>;

const chips = `---
description: Show short facts as chips in a list, let readers remove them one by one, and keep focus in sight.
---

A chip shows a [fact](/components/lamps/#sizes), see [the other page][lamps] and [a planned page](/components/timeline/).

## Colors

Use \`color\` for meaning and \`size\` for room, as the [row](/api-docs/chip/#prop-color) says.

<Demo name="ChipColors" height={32} />

### Own colors <Plan name="pro" />

:::note
Chips of \`size\` small are 24 px high.
:::

\`\`\`tsx title="Chip.tsx" {2}
// A chip.
<Chip color="primary" />
\`\`\`

## Delete {#remove}

| Prop | What |
| ---- | ---- |
| \`onDelete\` | shows a cross |

<Demo name="ChipDelete" height={40} ad={false} />

\`\`\`ts ts2js
const count: number = 1;
\`\`\`

![A chip with a cross](./chip.png)

[lamps]: ../lamps/
`;

const chipsZh = `---
description: 用纸片在列表里展示简短的信息，让读者可以逐个移除它们，并在移除之后保持焦点始终可见，不丢失位置。
---

纸片展示一条[信息](/components/lamps/#sizes)，参见[另一页][lamps]和[未写的页面](/components/timeline/)。

## 颜色 {#colors}

用 \`color\` 表示含义，用 \`size\` 表示大小，见[这一行](/api-docs/chip/#prop-color)。

<Demo name="ChipColors" height={32} />

### 自己的颜色 <Plan name="pro" /> {#own-colors}

:::note
\`size\` 为 small 的纸片高 24 px。
:::

\`\`\`tsx title="Chip.tsx" {2}
// 一个纸片。
<Chip color="primary" />
\`\`\`

## 删除 {#remove}

| 属性 | 作用 |
| ---- | ---- |
| \`onDelete\` | 显示一个叉 |

<Demo name="ChipDelete" height={40} ad={false} />

\`\`\`ts ts2js
const count: number = 1;
\`\`\`

![带叉的纸片](./chip.png)

[lamps]: ../lamps/
`;

const demo = (name: string) =>
  `import Chip from '@mui/material/Chip';\nimport { facts } from './facts';\n\nexport default function ${name}() {\n  return <Chip label={facts[0]} />;\n}\n`;

const model = {
  kind: 'component',
  name: 'Chip',
  pathname: '/api-docs/chip/',
  props: [{ name: 'color' }],
  inherited: [],
  slots: [],
  classes: [],
};

/** A small site of two languages with a kept version, in which nothing is wrong. */
export const site: SiteTexts = {
  'docs/components/chips/index.mdx': chips,
  'docs/components/chips/ChipColors.tsx': demo('ChipColors'),
  'docs/components/chips/ChipDelete.tsx': demo('ChipDelete'),
  'docs/components/chips/ChipDelete.tailwind.tsx': demo('ChipDelete'),
  'docs/components/chips/facts.ts': "export const facts = ['warm', 'bright'];\n",
  'docs/components/chips/chip.png': 'a picture',
  'static/img/lamp.png': 'a picture',
  'docs/components/lamps/index.mdx': `---
description: Put light where readers need it, with lamps of three sizes that each take their own label.
ad: false
---

Lamps give light. Back to [chips](../chips/index.mdx#remove), and [a demo](/components/chips/#ChipDelete.tsx).

## Sizes

There are three.
`,
  'docs/api-docs/chip/index.mdx':
    '---\ndescription: "Reference."\ngenerated: api-reference\n---\n\n## Props {#props}\n\n<Api of="/api-docs/chip" part="props" rows="1" />\n',
  '.api-reference/default-current/pages/api-docs/chip.json': JSON.stringify({ model }),
  'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/index.mdx': chipsZh,
  'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/chip.png': 'a picture',
  'x-docs/grid/index.mdx': `---
description: Lay out rows and columns in a grid that readers sort and filter, with the keyboard and the mouse.
---

A grid has [rows](/x/grid/rows/).
`,
  'x_versioned_docs/version-8.9.2/grid/index.mdx': `---
description: Lay out rows and columns in a grid that readers sort and filter, with the keyboard and the mouse.
---

A grid has [old rows](/x/grid/old-rows/#height), [new rows](/x/grid/rows/) and [lost ones](/x/grid/lost/).
`,
  'x_versioned_docs/version-8.9.2/grid/old-rows/index.mdx': `---
description: Give the rows of a grid a height, and have it follow the text that readers write into the cells.
---

## Height

Rows are 52 px high.
`,
  'x_versioned_docs/version-8.9.2/_tree.json': JSON.stringify({
    tree: [
      { pathname: '/x/grid', title: 'Grid' },
      { pathname: '/x/grid/old-rows', title: 'Rows' },
      { pathname: '/x/grid/lost', title: 'Lost' },
    ],
    titles: {},
  }),
  'config/page-tree/index.ts': `import { corePages } from './core';
import { gridPages } from './x';

export const pageTrees = { default: corePages, x: gridPages };
`,
  'config/page-tree/core.ts': `import type { PageNode } from './types';

export const corePages: PageNode[] = [
  {
    pathname: '/components',
    title: 'Components',
    children: [
      { pathname: '/components/chips', title: 'Chip', plan: 'pro' },
      {
        pathname: '/components/lamps',
        title: 'Lamp',
      },
      { pathname: '/components/timeline', title: 'Timeline' },
    ],
  },
  { pathname: '/api-docs/chip', title: 'Chip' },
];
`,
  'config/page-tree/x.ts': `export const gridPages = [
  { pathname: '/x/grid', title: 'Grid' },
  { pathname: '/x/grid/rows', title: 'Rows' },
];
`,
  'i18n/zh/page-tree.json': `{
  "/components": "组件",
  "/components/chips": "纸片",
  "/components/lamps": "灯",
  "/components/timeline": "时间轴",
  "/x/grid": "表格",
  "/x/grid/rows": "行"
}
`,
  ...Object.fromEntries(
    pluginTexts.map(({ name, english, isPlain }) => [
      `i18n/zh/${name}`,
      JSON.stringify(
        isPlain
          ? english
          : Object.fromEntries(Object.entries(english).map(([id, message]) => [id, { message }])),
        null,
        2,
      ),
    ]),
  ),
  'i18n/zh/code.json': `{
  "code.copy": {
    "message": "复制",
    "description": "Button"
  },
  "code.count": {
    "message": "{count} 行代码",
    "description": "Number of lines"
  },
  "page.edit": {
    "message": "编辑本页",
    "description": "Link"
  },
  "theme.common.skipToMainContent": {
    "message": "跳到主要内容"
  }
}
`,
  'src/code/Copy.tsx': `import Translate, { translate } from '@docusaurus/Translate';

export function Copy({ count }: { count: number }) {
  return (
    <button
      aria-label={translate({ id: 'code.copy', message: 'Copy', description: 'Button' })}
      title={translate({ id: 'code.count', message: '{count} lines' }, { count })}
    >
      <Translate id="page.edit">Edit this page</Translate>
    </button>
  );
}
`,
  'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json':
    '{"theme.common.skipToMainContent": "Skip to main content"}',
};

/** Options of that site. */
export const siteOptions: ContentCheckOptions = {
  locales: ['en', 'zh'],
  siteUrl: 'https://docs.example.org',
  products: [
    {
      id: 'core',
      instance: 'default',
      home: '/components/chips/',
      roots: ['/components', '/api-docs/chip'],
    },
    { id: 'grid', instance: 'x', home: '/x/grid/', roots: ['/x/grid', '/x/grid/rows'] },
  ],
  redirects: [{ from: '/components/bulbs', to: '/components/lamps' }],
  versions: { default: [], x: ['8.9.2'] },
  frozen: { '/x/8.0.0/grid': ['rows'], '/x/8.0.0/api/grid': null },
  sources: { picture: ["'self'", 'data:', 'https://*.pictures.example'], film: ["'self'"] },
  packages: ['@mui/material', 'dayjs', 'luxon'],
  longDemos: [],
};

/** Writes a site into a folder of its own. */
export function writeSite(texts: Readonly<SiteTexts>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(texts)) writeFile(folder, file, text);
  return folder;
}

/** Writes one file of a site. */
export function writeFile(folder: string, file: string, text: string): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
}
