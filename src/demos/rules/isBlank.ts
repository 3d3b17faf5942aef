/** Elements that show something by themselves. */
const showing =
  /<(img|input|button|textarea|select|hr|progress|meter|video|canvas|picture)\b|\brole="(progressbar|separator|meter|slider)"/;
/** What draws within an SVG. */
const drawing = /<(path|rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/;

/**
 * Whether a demo's HTML shows nothing of what it is about: no text and no element with a face of its own, a grid without cells, or
 * a drawing without a line.
 */
export function isBlank(html: string): boolean {
  const withoutStyles = html.replace(/<style\b[^]*?<\/style>/g, '');
  if (withoutStyles.includes('MuiDataGrid-root'))
    return !/\brole="(gridcell|columnheader)"/.test(withoutStyles);
  const drawings = [...withoutStyles.matchAll(/<svg\b[^>]*>([^]*?)<\/svg>/g)];
  if (
    drawings.some(
      ([, inside = '']) => !drawing.test(inside.replace(/<(defs|clipPath)\b[^]*?<\/\1>/g, '')),
    )
  )
    return true;
  if (drawings.length > 0) return false;
  const text = withoutStyles.replace(/<[^>]*>/g, '').trim();
  return text === '' && !showing.test(withoutStyles);
}
