import type { Fault, PageText } from './types';

/** The least number of demos where the plan names some: two thirds of them, rounded up. */
export function leastDemos(planned: number): number {
  return Math.ceil((planned * 2) / 3);
}

/** Demands enough demos. */
export function checkDemos({ file, demos }: PageText, planned: number): Fault[] {
  const least = leastDemos(planned);
  if (demos.length >= least) return [];
  return [
    {
      file,
      what: `has ${demos.length} of at least ${least} demos`,
      why: `A complete page has about ${planned}: people learn a component by using it.`,
      mend: 'Add <Demo name="…" /> where a section only describes.',
    },
  ];
}
