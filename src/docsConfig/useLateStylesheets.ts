import { useEffect } from 'react';
import { whenIdle } from '../ui';
import { stylesheetsOf } from './rules/lateStylesheets';
import { useDocsConfig } from './useDocsConfig';

/**
 * Fetches the stylesheets that a page's examples need, once the page is alive and idle: no page waits for
 * another host.
 * @param pathname - address without language prefix
 */
export function useLateStylesheets(pathname: string): void {
  const { lateStylesheets } = useDocsConfig();
  useEffect(() => {
    const missing = stylesheetsOf(lateStylesheets, pathname).filter(
      (href) => ![...document.styleSheets].some((sheet) => sheet.href === href),
    );
    if (missing.length === 0) return undefined;
    const add = () => {
      for (const href of missing) {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = href;
        document.head.append(link);
      }
    };
    return whenIdle(add);
  }, [lateStylesheets, pathname]);
}
