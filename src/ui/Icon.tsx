const paths = {
  chevron: 'M6 9l6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  settings: 'M4 8h10M18 8h2M4 16h2M10 16h10M16 5.5v5M8 13.5v5',
  language:
    'M12 3a9 9 0 100 18 9 9 0 000-18M3.5 9h17M3.5 15h17M12 3c2.5 2.6 3.6 5.6 3.6 9s-1.100 6.400-3.600 9c-2.500-2.600-3.600-5.600-3.600-9S9.500 5.600 12 3',
  external: 'M9 6h9v9M18 6L7 17',
  repository:
    'M9 19c-4.300 1.400-4.300-2.500-6-3m12 5v-3.500c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 00-1.300-3.200 4.200 4.200 0 00-.1-3.200s-1.100-.3-3.500 1.300a12.300 12.300 0 00-6.200 0C6.500 2.800 5.400 3.100 5.400 3.100a4.200 4.200 0 00-.1 3.200A4.600 4.600 0 004 9.500c0 4.600 2.700 5.700 5.500 6-.6.600-.6 1.200-.5 2V21',
} as const;

interface LineDrawingProps {
  /** In a square of 24. */
  path: string;
  /** Of the square on the screen, in px. */
  size: number;
  strokeWidth?: string;
}

/** A line drawing in the color of the text; decoration, so hidden from screen readers. */
export function LineDrawing({ path, size, strokeWidth = '1.8' }: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** One of the frame's own line drawings, by name. */
export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return <LineDrawing path={paths[name]} size={size} />;
}
