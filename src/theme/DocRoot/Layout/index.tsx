// Change: the site's own sidebar, a drawer on small screens, without the stock hide button and back-to-top button.
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { Sidebar } from '../../../navigation';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: { children: ReactNode }) {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.root}>
      {sidebar ? <Sidebar items={sidebar.items} /> : null}
      {children}
    </div>
  );
}
