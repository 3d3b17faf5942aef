import type { ApiPage } from '../../api/rules/types';

/** A component whose props a reader can try, as a page knows it before anybody does. */
export interface TriedComponent {
  name: string;
  /** Address of what the API reference knows of it; on a development server what fetches that. */
  page: string | (() => Promise<ApiPage>);
}
