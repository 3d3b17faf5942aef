export interface ThemeItem {
  id: string;
  label: string;
  children?: ThemeItem[];
}

function describe(value: unknown): string {
  if (typeof value === 'function') {
    return 'function';
  }
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** One tree item for each key of an object; the id is the path to the key. */
export function toTreeItems(value: object, path = 'theme'): ThemeItem[] {
  return Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([key, child]) => {
      const id = `${path}.${key}`;
      if (child !== null && typeof child === 'object') {
        const size = Object.keys(child).length;
        return {
          id,
          label: size === 0 ? `${key}: {}` : key,
          children: toTreeItems(child, id),
        };
      }
      return { id, label: `${key}: ${describe(child)}` };
    });
}
