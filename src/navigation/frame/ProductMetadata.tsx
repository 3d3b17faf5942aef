import { useCallback, type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { docTitle } from '../rules/tree/docTitle';
import { productIdentity } from '../rules/products/productIdentity';
import { productName } from '../rules/products/productName';
import { usePagePath } from '../paths/usePagePath';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

/** Says in the head of every page which product it is about: two meta tags, and the end of the title. */
export function ProductMetadata({ children }: { children?: ReactNode }) {
  const identity = productIdentity(usePagePath());
  const name = productName(identity);
  const formatter = useCallback<Formatter>(
    ({ title, siteTitle }) => docTitle(title, name ?? siteTitle),
    [name],
  );
  return (
    <TitleFormatterProvider formatter={formatter}>
      <Head>
        <meta name="mui:productId" content={String(identity.id)} />
        <meta name="mui:productCategoryId" content={String(identity.category)} />
      </Head>
      {children}
    </TitleFormatterProvider>
  );
}
