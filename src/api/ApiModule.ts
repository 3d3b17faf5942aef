import type { ComponentType } from 'react';
import type { partRows } from './rules/partRows';
import type { ApiPage, ApiPartName } from './rules/types';

/** What a part shows and how. */
export interface ApiPartProps {
  page: ApiPage;
  part: ApiPartName;
  /** Origin of the group that the part `group` shows. */
  group?: string;
  /** What the anchors begin with on a page that shows several components. */
  prefix?: string;
}

/** The two things that a part needs. */
export interface LoadedApi {
  page: ApiPage;
  ApiPart: ComponentType<ApiPartProps>;
}

/** What the `?api` module of a page's data exports, in the form of its bundle. */
export interface ApiModule {
  /** Server bundle only. */
  ready?: LoadedApi & { partRows: typeof partRows };
  /** Client bundle only: for a page that was reached by navigation. */
  load?: () => Promise<LoadedApi>;
}
