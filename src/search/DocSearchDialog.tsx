import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal } from '@docsearch/react/modal';
import siteConfig from '@generated/docusaurus.config';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// The stylesheet comes with this script: Docusaurus would put it into the one that every page waits for
import '!!style-loader!css-loader!@docsearch/css/dist/style.css';
import { dropQuery } from './dropQuery';
import { hitPath, type AlgoliaSettings } from './rules/algolia';
import { isComposing } from './rules/isSearchKey';
import type { SearchDialogProps } from './SearchDialog';

function Hit({ hit, children }: { hit: { url: string }; children: ReactNode }) {
  return <Link to={hit.url}>{children}</Link>;
}

/** Algolia's DocSearch behind the site's own button, where a deployment names an application. */
export function DocSearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const history = useHistory();
  const { i18n } = useDocusaurusContext();
  const settings = siteConfig.customFields!.algolia as AlgoliaSettings;
  useEffect(() => {
    if (!isOpen) return undefined;
    const site = document.getElementById('__docusaurus');
    const press = (event: KeyboardEvent) => {
      // Within a composition Escape is the input method's.
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    // The modal leaves these two to whoever opens it.
    document.body.classList.add('DocSearch--active');
    window.addEventListener('keydown', press);
    if (site) site.inert = true;
    return () => {
      document.body.classList.remove('DocSearch--active');
      window.removeEventListener('keydown', press);
      if (site) site.inert = false;
      document.getElementById('search-button')?.focus();
      dropQuery();
    };
  }, [isOpen, onClose]);
  if (!isOpen) return null;
  const query = new URLSearchParams(window.location.search).get('q') ?? '';
  return createPortal(
    <DocSearchModal
      appId={settings.appId}
      apiKey={settings.apiKey}
      indices={[
        {
          name: settings.indexName,
          searchParameters: { facetFilters: [`language:${i18n.currentLocale}`] },
        },
      ]}
      initialScrollY={window.scrollY}
      initialQuery={query}
      onClose={onClose}
      // Its answers by a language model are not asked for.
      onAskAiToggle={() => undefined}
      transformItems={(items) => items.map((item) => ({ ...item, url: hitPath(item.url) }))}
      hitComponent={Hit as never}
      navigator={{
        navigate: ({ itemUrl }) => {
          onClose();
          dropQuery();
          history.push(itemUrl);
        },
      }}
      translations={{
        searchBox: {
          placeholderText: translate({
            id: 'search.field',
            message: 'Search the documentation',
            description: 'Accessible name of the search field and its dialog',
          }),
        },
      }}
    />,
    document.body,
  );
}
