import type { NamePlan } from './namesFile';
import type { NamesQuestion } from './asking';
import type { NameRecord, Names } from './names';

const planRank: Readonly<Record<NamePlan, number>> = { community: 1, pro: 0.99, premium: 0.98 };
const ownProductWeight = 1.5;
const oldWeight = 0.6;
const changesWeight = 0.75;
const inheritedWeight = 0.94;
/** What the reader does not have stands behind what is called alike and is there. */
const neededWeight = 0.7;

/** What a record counts more or less than others, whatever it is found by. */
export interface RecordWeight {
  factor: number;
  /** Version that the reader needs for it, if that is a newer one. */
  needs: string | undefined;
}

/** Weighs a record for the reader who asks. */
export function weighRecord(
  { pages }: Names,
  { ownProduct, needed }: NamesQuestion,
  record: NameRecord,
): RecordWeight {
  const page = pages[record.page]!;
  let factor = 1;
  if (record.isInherited) factor *= inheritedWeight;
  if (record.isOld) factor *= oldWeight;
  if (page.isOfChanges) factor *= changesWeight;
  if (page.product === ownProduct) factor *= ownProductWeight;
  factor *= planRank[record.plan];
  const needs = page.isApi ? needed?.(page.address, record.anchor) : undefined;
  if (needs !== undefined) factor *= neededWeight;
  return { factor, needs };
}
