import type { BuiltDoc } from '../../support/builtDocs';
import type { Question } from './readQuestions';

interface Page extends Pick<BuiltDoc, 'permalink' | 'title' | 'description' | 'facts'> {
  /** Origin of the site. */
  url: string;
  /** Path of the language's site on it, with a slash at both ends. */
  baseUrl: string;
  /** As `lang` of the document. */
  language: string;
  /** Names of its demos, which are their anchors too. */
  demos: readonly string[];
  /** Empty unless it is a page of questions. */
  questions: readonly Question[];
}

/** A step of a way, as search engines want it. */
const step = (name: string, item: string, index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  item,
});

/**
 * Writes the script element that says in the words of schema.org what a page is. It rides in every page, so it holds what somebody
 * reads: a demo is its name, which is its anchor too; groups of pages, which have no address, are no step of its way.
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function structuredData({
  permalink,
  title,
  description,
  facts,
  url,
  baseUrl,
  language,
  demos,
  questions,
}: Page): string {
  const crumbs = (facts.breadcrumbs ?? []).flatMap(({ label, to }) =>
    to === undefined ? [] : [{ label, to }],
  );
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    // A page that is not translated has the English text.
    inLanguage: facts.translated === false ? 'en' : language,
    ...(facts.updated && { dateModified: facts.updated.date }),
    ...(demos.length > 0 && {
      hasPart: demos.map((name) => ({
        '@type': 'SoftwareSourceCode',
        name,
      })),
    }),
  };
  const graph = [
    article,
    ...(crumbs.length > 0
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              ...crumbs.map(({ label, to }, index) =>
                // Paths of the tree have neither base URL nor language.
                step(label, `${url}${baseUrl}${to.replace(/^\//, '')}`, index),
              ),
              step(title, `${url}${permalink}`, crumbs.length),
            ],
          },
        ]
      : []),
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // A text may hold the end of a script.
  return `<script type=application/ld+json>${json.replaceAll('<', '\\u003c')}</script>`;
}
