/** Front-matter fields that the page tree decides; a page must not have them. */
export const derivedFields: readonly string[] = [
  'title',
  'documentTitle',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'id',
  'pagination_prev',
  'pagination_next',
  'pagination_label',
  'breadcrumbs',
  'badges',
  'tabs',
  'displayed_sidebar',
  'updated',
];
