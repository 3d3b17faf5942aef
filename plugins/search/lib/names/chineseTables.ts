import { customPinyin, pinyin } from 'pinyin-pro';
import type { NamesFile } from '../../../../src/search/rules/names/namesFile';
import { hasHan } from '../../../../src/search/rules/names/splitWords';
import { traditionalForms } from './traditionalForms';

type ChineseTables = Pick<NamesFile, 'pinyin' | 'readings' | 'alone' | 'simplified'>;

/** What the library's dictionary does not know: `行` is a row here, and `重` is again. */
customPinyin({
  重置: 'chóng zhì',
  重命名: 'chóng mìng míng',
  跨行: 'kuà háng',
  首行: 'shǒu háng',
  行分组: 'háng fēn zǔ',
  行固定: 'háng gù dìng',
  行选择: 'háng xuǎn zé',
  行更新: 'háng gēng xīn',
  行定义: 'háng dìng yì',
  行编辑: 'háng biān jí',
  行密度: 'háng mì dù',
  行间距: 'háng jiān jù',
  行虚拟化: 'háng xū nǐ huà',
  行重新排序: 'háng chóng xīn pái xù',
  行排序: 'háng pái xù',
  主从行: 'zhǔ cóng háng',
});

const readingsOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true });

/** Each reading before the characters that are read so. */
function listed(readings: Iterable<readonly [char: string, reading: string]>): string {
  const byReading = new Map<string, string>();
  for (const [char, reading] of readings)
    if (reading !== '') byReading.set(reading, (byReading.get(reading) ?? '') + char);
  return [...byReading]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reading, chars]) => reading + chars)
    .join('');
}

/**
 * What helps to find Chinese titles by other letters than their own: how each character in them is read as a rule, the titles in
 * which one reads otherwise, and the traditional forms of the characters.
 * @param titles - whose readings may be typed; nothing comes of those without Chinese
 * @param words - with other characters that may be searched
 */
export function chineseTables(
  titles: readonly string[],
  words: readonly string[] = [],
): ChineseTables {
  const hanOf = (text: string) => [...text].filter((char) => hasHan(char));
  const characters = new Set([...titles, ...words].flatMap(hanOf));
  const chinese = [...new Set(titles)].filter(hasHan).map((title) => ({
    title,
    chars: hanOf(title),
    // Only what is Chinese: by its neighbors a character is read one way or another.
    read: [...title.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) => readingsOf(run)),
  }));
  // What is a rule depends on the subject: in titles about grids `行` is a row nearly always, and alone it would be to walk.
  const counts = new Map<string, Map<string, number>>();
  for (const { chars, read } of chinese) {
    for (const [at, char] of chars.entries()) {
      const own = counts.get(char) ?? new Map<string, number>();
      counts.set(char, own.set(read[at]!, (own.get(read[at]!) ?? 0) + 1));
    }
  }
  const usual = new Map(
    [...characters].map((char) => {
      const [most] = [...(counts.get(char) ?? [])].toSorted(([, a], [, b]) => b - a);
      return [char, most?.[0] ?? readingsOf(char)[0] ?? ''];
    }),
  );
  const readings = Object.fromEntries(
    chinese
      .filter(({ chars, read }) => read.some((reading, at) => reading !== usual.get(chars[at]!)))
      .map(({ title, read }) => [title, read.join(' ')]),
  );
  const alone = [...counts].flatMap(([char, own]): [string, string][] => {
    const [reading = ''] = readingsOf(char);
    return [...own.keys()].some((other) => other !== reading) ? [[char, reading]] : [];
  });
  return {
    pinyin: listed(usual),
    readings,
    ...(alone.length > 0 && { alone: listed(alone) }),
    simplified: traditionalForms(characters),
  };
}
