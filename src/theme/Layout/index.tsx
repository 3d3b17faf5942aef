// Change: the site's own frame instead of the stock navbar, announcement bar and footer, with only the providers it needs.
import { useEffect, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import { PageMetadata, composeProviders } from '@docusaurus/theme-common';
import {
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Layout';
import { EmittedStyles } from '../../demos';
import { DocsProvider, useLateStylesheets } from '../../docsConfig';
import { ProductMetadata, usePagePath } from '../../navigation';
import { browserStore } from '../../preferences';
import { Footer, Header } from '../../shell';

const Providers = composeProviders([
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  DocsProvider,
  ProductMetadata,
]);

function LateStylesheets() {
  useLateStylesheets(usePagePath());
  return null;
}

export default function Layout({ children, noFooter, title, description }: Props) {
  const [emitted] = useState(() => new Set<string>());
  useEffect(() => {
    browserStore();
  }, []);
  return (
    <Providers>
      <EmittedStyles value={emitted}>
        <LateStylesheets />
        <PageMetadata title={title} description={description} />
        <a className="skip-link" href="#main-content">
          <Translate id="layout.skip" description="First link of the page, for keyboard users">
            Skip to content
          </Translate>
        </a>
        <a className="skip-link" href="#search-button">
          <Translate
            id="layout.skipToSearch"
            description="Second link of the page, for keyboard users"
          >
            Skip to search
          </Translate>
        </a>
        <Header />
        <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
          {children}
        </ErrorBoundary>
        {noFooter ? null : <Footer />}
      </EmittedStyles>
    </Providers>
  );
}
