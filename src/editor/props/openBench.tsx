import type { ReactNode } from 'react';
import type { ApiPage } from '../../api/rules/types';
import { readJson } from '../../ui/rules/readJson';
import type { TriedComponent } from '../rules/triedComponent';
import { headingLevelAt } from './headingLevelAt';

/**
 * Shows a component of a guide beside controls for its props. Closed from within, it gives the focus back.
 * @param trigger - the button that was pressed
 * @param show - changes what stands below the demo
 * @throws (rejects) if the data or the code does not arrive
 */
export async function openBench(
  { page }: TriedComponent,
  trigger: HTMLElement,
  show: (shown: ReactNode) => void,
): Promise<void> {
  const [{ PropsBench }, { model }] = await Promise.all([
    import('./PropsBench'),
    typeof page === 'string'
      ? fetch(page).then((answer) => readJson(page, answer) as Promise<ApiPage>)
      : page(),
  ]);
  const close = () => {
    show(undefined);
    trigger.focus();
  };
  show(<PropsBench model={model} level={headingLevelAt(trigger)} onClose={close} />);
}
