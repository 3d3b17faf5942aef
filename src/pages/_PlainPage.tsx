import type { ReactNode } from 'react';
import Layout from '@theme/Layout';

interface PlainPageProps {
  title: string;
  /** Its lead, and what search engines show. */
  description: string;
  children: ReactNode;
}

/** A page that is no page of the docs: its title, its lead, and a tool below. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <Layout title={title} description={description}>
      <main id="main-content" className="prose plain-page">
        <h1>{title}</h1>
        <p>{description}</p>
        {children}
      </main>
    </Layout>
  );
}
