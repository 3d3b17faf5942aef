// Change: the site's own global components (Demo, IconSearch, Changelog, Plan, CodeBlock, tables that scroll inside themselves); no stock code block.
import type { ComponentProps } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import Heading from '@theme/Heading';
import MDXA from '@theme/MDXComponents/A';
import { Changelog } from '../../changelog';
import { CodeBlock, CodeTabs } from '../../code';
import { Demo } from '../../demos';
import { IconSearch } from '../../icons';
import { PlanBadge, VersionTable } from '../../navigation';
import { TableFrame } from '../../ui';

function Table(props: ComponentProps<'table'>) {
  return (
    <TableFrame>
      <table {...props} />
    </TableFrame>
  );
}

const MDXComponents = {
  Head,
  Link,
  a: MDXA,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  table: Table,
  admonition: Admonition,
  Changelog,
  CodeBlock,
  Demo,
  IconSearch,
  Plan: PlanBadge,
  CodeTabs,
  VersionTable,
};

export default MDXComponents;
