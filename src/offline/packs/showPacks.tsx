import { createRoot } from 'react-dom/client';
import { OfflinePacks } from './OfflinePacks';
import type { PackStore } from './packStore';

/** The place of the products within the settings' panel. */
const placeId = 'offline-place';

/**
 * Shows in the settings' panel what can be saved, before its last part, and looks afresh what there is.
 * @param panel - of the settings
 */
export function showPacks(panel: Element, store: PackStore): void {
  void store.load();
  if (document.getElementById(placeId)) return;
  const last = panel.firstElementChild?.lastElementChild;
  if (!last) return;
  const place = document.createElement('div');
  place.id = placeId;
  last.before(place);
  createRoot(place).render(<OfflinePacks store={store} language={document.documentElement.lang} />);
}
