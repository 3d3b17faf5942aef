import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/page';

/** The search as a screen reader has it: what Chromium tells of it, from the key that opens it to where it leads. */

interface TreeNode {
  role: string;
  name: string;
  properties: Record<string, unknown>;
  /** DOM ids of the nodes that a property names. */
  related: Record<string, (string | undefined)[]>;
}

/** The nodes of the accessibility tree that are told. */
async function treeOf(page: Page): Promise<TreeNode[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      properties: Object.fromEntries(properties.map((each) => [each.name, each.value.value])),
      related: Object.fromEntries(
        properties.map((each) => [
          each.name,
          (each.value.relatedNodes ?? []).map(({ idref }) => idref),
        ]),
      ),
    }));
}

/** The only node of a role and a name. */
async function nodeOf(page: Page, role: string, name: string | RegExp): Promise<TreeNode> {
  const found = (await treeOf(page)).filter(
    (node) =>
      node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name)),
  );
  expect(found.map((node) => `${node.role} ${node.name}`)).toHaveLength(1);
  return found[0]!;
}

const languages = [
  {
    lang: 'en',
    prefix: '',
    field: 'Search the documentation',
    close: 'Close search',
    list: 'Search results',
    product: 'Product',
    query: 'sorting',
    found: /^[1-9]\d* results found$/,
    title: 'Sorting',
    slip: 'agrrregtaionnn',
    nothing: /^Nothing found for “agrrregtaionnn” · suggestions below$/,
    ways: 'Other searches',
    way: /^Search for “aggregation/,
    start: 'Open the start page of Data Grid',
  },
  {
    lang: 'zh',
    prefix: '/zh',
    field: '搜索文档',
    close: '关闭搜索',
    list: '搜索结果',
    product: '产品',
    query: '排序',
    found: /^找到 [1-9]\d* 条结果$/,
    title: '排序',
    slip: 'agrrregtaionnn',
    nothing: /^没有找到“agrrregtaionnn” · 请看下方建议$/,
    ways: '其他搜索',
    way: /^搜索“aggregation/,
    start: '打开 Data Grid 的起始页',
  },
] as const;

for (const each of languages) {
  test(`a screen reader is told of the search, in ${each.lang}`, async ({ page }) => {
    await page.goto(`${each.prefix}/x/react-data-grid/filtering/`);
    await hydrated(page);

    // Opened by its key: the dialog has its name, the focus, and nothing behind it.
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: each.field });
    await expect(field).toBeFocused();
    const opened = await nodeOf(page, 'dialog', each.field);
    expect(opened.properties.modal).toBe(true);
    expect((await nodeOf(page, 'combobox', each.field)).properties).toMatchObject({
      focused: true,
      expanded: false,
      editable: 'plaintext',
      autocomplete: 'list',
    });
    await nodeOf(page, 'button', each.close);
    expect((await treeOf(page)).filter(({ role }) => role === 'main')).toEqual([]);
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText('');

    // What the live region says, in its order.
    await status.evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        const text = region.textContent;
        if (text !== '' && said.at(-1) !== text) said.push(text);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);

    // Typed: how much was found is said, the field has a list, and no option is chosen yet.
    await field.pressSequentially(each.query);
    await expect(status).toHaveText(each.found);
    expect((await said()).at(-1)).toMatch(each.found);
    const typed = await nodeOf(page, 'combobox', each.field);
    expect(typed.properties.expanded).toBe(true);
    expect(typed.related.controls).toEqual(['search-results']);
    expect(typed.related.activedescendant ?? []).toEqual([]);
    await nodeOf(page, 'listbox', each.list);

    // Moved: the field names the option, which says that it is the one, its title first.
    for (const [key, place] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['End', -1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      const options = page.locator('#search-results [role="option"]');
      const active = options.nth(place);
      await expect(active).toHaveAttribute('aria-selected', 'true');
      const id = await active.getAttribute('id');
      const moved = await nodeOf(page, 'combobox', each.field);
      expect(moved.properties.focused).toBe(true);
      expect(moved.related.activedescendant).toEqual([id]);
      const chosen = (await treeOf(page)).filter(
        // The choices of the facets are options, too.
        ({ role, name, properties }) =>
          role === 'option' && properties.selected === true && !/^(?:All|所有|全部)/.test(name),
      );
      expect(chosen).toHaveLength(1);
      // A mark behind the title is a word of its own in the name.
      const plain = (text: string) => text.replace(/\s/g, '');
      const title = (await active.locator('span span').first().textContent())!;
      expect(plain(chosen[0]!.name)).toContain(plain(title));
    }

    // Nothing found: it is said, with what there is instead, which the keyboard reaches.
    await field.fill(each.slip);
    await expect(status).toHaveText(each.nothing);
    expect((await said()).at(-1)).toMatch(each.nothing);
    const empty = await nodeOf(page, 'combobox', each.field);
    expect(empty.properties.expanded).toBe(false);
    expect(empty.related.activedescendant ?? []).toEqual([]);
    const ways = page.getByRole('list', { name: each.ways }).getByRole('button');
    await expect(ways.first()).toHaveText(each.way);
    await expect(page.getByRole('link', { name: each.start })).toBeVisible();
    for (let tabs = 0; tabs < 8; tabs += 1) {
      if (await ways.first().evaluate((way) => way === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(status).toHaveText(each.found);

    // Opened: the dialog is gone, the page there, and its title said.
    await field.fill(each.query);
    await expect(status).toHaveText(each.found);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${each.prefix}/x/react-data-grid/sorting/`);
    await expect(page.locator('[data-announcer]')).toHaveText(new RegExp(each.title));
    const after = await treeOf(page);
    expect(after.filter(({ role }) => role === 'dialog')).toEqual([]);
    expect(after.filter(({ role }) => role === 'main')).toHaveLength(1);
    expect(
      after.filter(({ properties, role }) => properties.focused && role !== 'RootWebArea'),
    ).toHaveLength(1);
  });
}
