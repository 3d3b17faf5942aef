import {
  alpha,
  darken,
  decomposeColor,
  getContrastRatio,
  getLuminance,
  hexToRgb,
  hslToRgb,
  lighten,
  rgbToHex,
} from '@mui/material/styles';

const steps = [0.6, 0.4, 0.2];

/** What the library can read, apart from hex colors. */
export const readable = {
  types: ['rgb', 'rgba', 'hsl', 'hsla', 'color'],
  spaces: ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'],
};

/** Shortens what floating-point arithmetic leaves: 0.6400000000000001. */
function shorten(color: string) {
  return color.replace(/\d+\.\d{4,}/g, (number) =>
    String(Number(Number(number).toFixed(3))),
  );
}

/** The color as rgb() and as hex; the library converts no color(). */
function convert(color: string, type: string) {
  if (type === 'color') return [];
  const written = color.startsWith('#') ? hexToRgb(color) : color;
  const rgb = type.startsWith('hsl') ? hslToRgb(written) : written;
  return [
    { name: 'As rgb', value: rgb },
    { name: 'As hex', value: rgbToHex(rgb) },
  ];
}

function read(color: string) {
  const { type, colorSpace, values } = decomposeColor(color);
  if (
    values.length < 3 ||
    values.length > 4 ||
    !values.every(Number.isFinite)
  ) {
    throw new Error(
      `Read as ${type}, but its values are ${values.join(', ')}. Three numbers are needed, and a fourth for alpha.`,
    );
  }
  const ratio = (ground: string) =>
    `${getContrastRatio(color, ground).toFixed(2)}:1`;

  return {
    facts: [
      { name: 'Type', value: type },
      { name: 'Color space', value: colorSpace ?? 'srgb' },
      { name: 'Values', value: values.join(', ') },
      { name: 'Luminance', value: String(getLuminance(color)) },
      { name: 'Contrast on white', value: ratio('#fff') },
      { name: 'Contrast on black', value: ratio('#000') },
      ...convert(color, type),
    ],
    shades: [
      ...steps.map((step) => ({
        name: `${step * 100}% lighter`,
        color: shorten(lighten(color, step)),
      })),
      { name: 'As given', color },
      ...steps.toReversed().map((step) => ({
        name: `${step * 100}% darker`,
        color: shorten(darken(color, step)),
      })),
      { name: '50% opaque', color: alpha(color, 0.5) },
    ],
  };
}

/** Everything the library can tell about a color, or the message of its error. */
export function inspectColor(text: string) {
  if (text.trim() === '') return { report: null, fault: null };
  try {
    return { report: read(text.trim()), fault: null };
  } catch (error) {
    return {
      report: null,
      fault: error instanceof Error ? error.message : String(error),
    };
  }
}

/** The library writes some colors that a browser does not understand. */
export function isPaintable(color: string) {
  return typeof CSS === 'undefined' || CSS.supports('color', color);
}
