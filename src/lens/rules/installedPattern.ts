/** What the preference and the parameter of a link hold: `x-data-grid@8.4.1,x-charts@8.2.0`, or nothing. Apart, since every page has it. */
export const installedPattern = /^(?:[a-z-]+@\d{1,3}(?:\.\d{1,3}){2}(?:-[\w.-]+)?(?:,|$))*$/;
