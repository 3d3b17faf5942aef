// Change: the site's own sidebar, a drawer on small screens, without the stock hide button and back-to-top button.
import type { ReactNode } from 'react';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { SidebarLists } from '../../../../plugins/lean-docusaurus';
import { Sidebar, type SidebarEntry } from '../../../navigation';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: { children: ReactNode }) {
  const sidebar = useDocsSidebar();
  // What a version's metadata is here: see plugins/lean-docusaurus/lean-classic/versionLoader.cjs.
  const { pluginId, version, docsSidebars, lists } = useDocsVersion() as ReturnType<
    typeof useDocsVersion
  > & {
    lists?: SidebarLists;
  };
  return (
    <div className={styles.root}>
      {sidebar ? (
        <Sidebar
          version={`${pluginId}/${version}`}
          name={sidebar.name}
          own={docsSidebars as Record<string, SidebarEntry[]>}
          lists={lists}
        />
      ) : null}
      {children}
    </div>
  );
}
