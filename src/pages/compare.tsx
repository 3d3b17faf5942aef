import { translate } from '@docusaurus/Translate';
import { Compare } from '../compare';
import { PlainPage } from './_PlainPage';

/** Compares the API of a product between two of its versions. */
export default function ComparePage() {
  const title = translate({
    id: 'compare.title',
    message: 'Compare versions',
    description: 'Title of the page that compares two versions of a product',
  });
  const description = translate({
    id: 'compare.description',
    message:
      'What was added, removed, renamed and changed in the API of a component or a whole product, between any two of its versions.',
    description: 'Lead of the page that compares two versions of a product',
  });
  return (
    <PlainPage title={title} description={description}>
      <Compare />
      <p>
        {translate({
          id: 'compare.limits',
          message:
            'Compared are the declarations of the published packages: names, types, defaults and deprecations. Behavior, styles and attributes of elements are not, and a component that had its page only in an earlier version is listed by its name alone.',
          description: 'At the foot of the page that compares two versions of a product',
        })}
      </p>
    </PlainPage>
  );
}
