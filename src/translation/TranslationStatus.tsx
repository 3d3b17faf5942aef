import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { TableFrame } from '../ui';
import { shareOf, type SectionStatus } from './rules/pageStatus';

interface Props {
  /** By language; written by the build (`plugins/translation`), which hands it to pages that show it. */
  data: Record<string, SectionStatus[]>;
}

/** On a narrow screen the table scrolls; a number stays with what belongs to it. */
const nbsp = '\u00A0';

function LanguageTable({ locale, sections }: { locale: string; sections: SectionStatus[] }) {
  const sum = (field: 'pages' | 'translated' | 'blocks' | 'stale' | 'missing') =>
    sections.reduce((total, section) => total + section[field], 0);
  const all: SectionStatus = {
    section: translate({
      id: 'translation.allSections',
      message: 'All sections',
      description: 'Last row of the table of translations',
    }),
    pages: sum('pages'),
    translated: sum('translated'),
    blocks: sum('blocks'),
    stale: sum('stale'),
    missing: sum('missing'),
  };
  const heads = [
    translate({
      id: 'translation.section',
      message: 'Section',
      description: 'Column of the table of translations: the address below which the pages are',
    }),
    translate({
      id: 'translation.upToDate',
      message: 'Up to date',
      description: 'Column of the table of translations: the share of paragraphs, in percent',
    }),
    translate({
      id: 'translation.pages',
      message: 'Pages',
      description: 'Column of the table of translations: translated pages of all pages',
    }),
    translate({
      id: 'translation.staleBlocks',
      message: 'Changed paragraphs',
      description: 'Column of the table of translations: paragraphs whose English text has changed',
    }),
    translate({
      id: 'translation.missingBlocks',
      message: 'Untranslated paragraphs',
      description: 'Column of the table of translations: paragraphs shown in English',
    }),
  ];
  const { currentLocale } = useDocusaurusContext().i18n;
  const number = (value: number) => value.toLocaleString(currentLocale);
  const pagesOf = ({ translated, pages }: SectionStatus) =>
    translate(
      {
        id: 'translation.ofPages',
        message: '{translated} of {pages}',
        description: 'How many pages of how many are translated',
      },
      { translated: number(translated), pages: number(pages) },
    );
  return (
    <TableFrame data-translation={locale}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sections, all].map((section) => (
            <tr key={section.section}>
              <th scope="row">{section === all ? all.section : <code>{section.section}</code>}</th>
              {/* Texts that begin with a number take their direction from their letters. */}
              <td>
                <bdi>{`${shareOf(section)}${nbsp}%`}</bdi>
              </td>
              <td>
                <bdi>{pagesOf(section).replaceAll(' ', nbsp)}</bdi>
              </td>
              <td>{number(section.stale)}</td>
              <td>{number(section.missing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/**
 * How far the translations of the site are, section by section, the most visited one first.
 * MDX: `<TranslationStatus />`.
 */
export function TranslationStatus({ data }: Props) {
  return Object.entries(data).map(([locale, sections]) => (
    <LanguageTable key={locale} locale={locale} sections={sections} />
  ));
}
